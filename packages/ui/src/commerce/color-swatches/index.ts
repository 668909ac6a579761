export { ColorSwatches } from './ColorSwatches.tsx'
export type { ColorSwatchesProps, Swatch } from './ColorSwatches.tsx'
