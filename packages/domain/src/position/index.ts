export { findPosition } from './find-position.ts'
export type { Device, PositionSources } from './find-position.ts'
export { noPositionSource, PositionError } from './position-error.ts'
