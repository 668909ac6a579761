export { PageError } from './PageError.tsx'
export type { PageErrorProps } from './PageError.tsx'
