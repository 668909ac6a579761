export { useMailedToken } from './use-mailed-token.ts'
