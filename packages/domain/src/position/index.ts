export { findPosition } from './find-position.ts'
export type { Device, PositionSources } from './find-position.ts'
export { PositionError } from './position-error.ts'
