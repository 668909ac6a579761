export { LazyFindPlace } from './LazyFindPlace.tsx'
export { PlaceProvider, usePlace } from './PlaceProvider.tsx'
