import { MyPage } from '../my-page/index.ts'
import { OwnStockNotices } from '../stock-notices/index.ts'
import { FavouriteList } from './FavouriteList.tsx'

/** The favourites among the customer's own pages, and what the customer waits for. */
export function OwnFavouritesScreen() {
  return (
    <MyPage section="favourites">
      {() => (
        <>
          <FavouriteList />
          <OwnStockNotices />
        </>
      )}
    </MyPage>
  )
}
