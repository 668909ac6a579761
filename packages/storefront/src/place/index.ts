export { LazyFindPlace } from './LazyFindPlace.tsx'
export { usePlace } from './use-place.ts'
