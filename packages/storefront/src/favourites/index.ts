export { Favourite } from './Favourite.tsx'
export { dropFavourites, offeredFavourites, offerLater, saveOwnFavourites, takeOverFavourites } from './own-favourites.ts'
export { useChangeFavourite } from './use-change-favourite.ts'
export { useFavourites } from './use-favourites.ts'
