export { ShareRow } from './ShareRow.tsx'
export type { ShareRowProps } from './ShareRow.tsx'
