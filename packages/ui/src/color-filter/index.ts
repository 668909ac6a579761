export { ColorFilter } from './ColorFilter.tsx'
export type { ColorFilterProps, ColorValue } from './ColorFilter.tsx'
