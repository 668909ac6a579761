export { EmptyPlace, hasEmptyPlace, preloadEmptyPlaces } from './EmptyPlace.tsx'
