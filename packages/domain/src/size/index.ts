export { scaleOfSize, sizeScales } from './scales.ts'
export type { SizeScale } from './scales.ts'
