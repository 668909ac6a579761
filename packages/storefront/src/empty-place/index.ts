export { EmptyPlace } from './EmptyPlace.tsx'
export { WaysOn } from './WaysOn.tsx'
