import { MyPage } from '../my-page/index.ts'
import { FavouriteList } from './FavouriteList.tsx'

/** The favourites among the customer's own pages. */
export function OwnFavouritesScreen() {
  return <MyPage section="favourites">{() => <FavouriteList />}</MyPage>
}
