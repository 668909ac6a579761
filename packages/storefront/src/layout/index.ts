export { Layout } from './Layout.tsx'
export { menuGroups } from './menu.ts'
