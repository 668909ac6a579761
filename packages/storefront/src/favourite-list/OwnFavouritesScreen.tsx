import { MyPage } from '../my-page/index.ts'
import { OwnStockNotices } from '../stock-notices/index.ts'
import { FavouriteList } from './FavouriteList.tsx'

/** The account page with the customer's favourites and back-in-stock notices. */
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
