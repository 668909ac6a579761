export { RemovedLine } from './RemovedLine.tsx'
export type { RemovedLineProps } from './RemovedLine.tsx'
