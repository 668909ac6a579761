export { Favourite } from './Favourite.tsx'
export { FavouritesProvider } from './FavouritesProvider.tsx'
