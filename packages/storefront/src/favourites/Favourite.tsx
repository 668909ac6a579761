import { FavouriteButton } from '@vidda/ui/favourite-button'
import { useChangeFavourite } from './use-change-favourite.ts'
import { useFavourites } from './use-favourites.ts'

/** The heart of an article. */
export function Favourite({ id, name }: { readonly id: number; readonly name?: string }) {
  const selected = useFavourites(({ ids }) => ids.includes(id))
  const change = useChangeFavourite()
  return <FavouriteButton selected={selected} onSelectedChange={(wanted) => change(id, wanted)} {...(name !== undefined && { name })} />
}
