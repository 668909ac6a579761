export { LazyFindPlace } from './LazyFindPlace.tsx'
export { placeProblem } from './place-problem.ts'
export { usePlace } from './use-place.ts'
