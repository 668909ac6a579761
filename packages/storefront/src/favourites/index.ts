export { Favourite } from './Favourite.tsx'
