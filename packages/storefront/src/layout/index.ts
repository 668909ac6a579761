export { Layout } from './Layout.tsx'
