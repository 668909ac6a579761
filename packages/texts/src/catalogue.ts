import { accountSettingsTexts } from './account-settings.ts'
import { addressTexts } from './address.ts'
import { articleTexts } from './article.ts'
import { blogTexts } from './blog.ts'
import { campaignsTexts } from './campaigns.ts'
import { carouselTexts } from './carousel.ts'
import { cartTexts } from './cart.ts'
import { checkoutTexts } from './checkout.ts'
import { commonTexts } from './common.ts'
import { compareTexts } from './compare.ts'
import { compareBarTexts } from './compare-bar.ts'
import { comparisonTexts } from './comparison.ts'
import { complaintTexts } from './complaint.ts'
import { consentTexts } from './consent.ts'
import { contentTexts } from './content.ts'
import { cookiesTexts } from './cookies.ts'
import { countiesTexts } from './counties.ts'
import { deviceTexts } from './device.ts'
import { distanceTexts } from './distance.ts'
import { errorsTexts } from './errors.ts'
import { favouriteListTexts } from './favourite-list.ts'
import { favouritesTexts } from './favourites.ts'
import { fieldsTexts } from './fields.ts'
import { filterTexts } from './filter.ts'
import { filterChipsTexts } from './filter-chips.ts'
import { fitTexts } from './fit.ts'
import { formsTexts } from './forms.ts'
import { footerTexts } from './footer.ts'
import { frameTexts } from './frame.ts'
import { galleryTexts } from './gallery.ts'
import { goodsTexts } from './goods.ts'
import { helpSearchTexts } from './help-search.ts'
import { historyTexts } from './history.ts'
import { holidaysTexts } from './holidays.ts'
import { homeTexts } from './home.ts'
import { hoursTexts } from './hours.ts'
import { listingTexts } from './listing.ts'
import { listNamesTexts } from './list-names.ts'
import { loginTexts } from './login.ts'
import { mailTexts } from './mail.ts'
import { menuTexts } from './menu.ts'
import { missingTexts } from './missing.ts'
import { myPageTexts } from './my-page.ts'
import { myShopTexts } from './my-shop.ts'
import { narrowingTexts } from './narrowing.ts'
import { noHitsTexts } from './no-hits.ts'
import { oldBrowserTexts } from './old-browser.ts'
import { outfitTexts } from './outfit.ts'
import { ownDataTexts } from './own-data.ts'
import { ownReservationTexts } from './own-reservation.ts'
import { passwordTexts } from './password.ts'
import { paymentTexts } from './payment.ts'
import { pickListTexts } from './pick-list.ts'
import { pollTexts } from './poll.ts'
import { positionTexts } from './position.ts'
import { paymentPageTexts } from './payment-page.ts'
import { privacyTexts } from './privacy.ts'
import { promoTexts } from './promo.ts'
import { quantityTexts } from './quantity.ts'
import { quickAddTexts } from './quick-add.ts'
import { ratingTexts } from './rating.ts'
import { receiptTexts } from './receipt.ts'
import { reservationTexts } from './reservation.ts'
import { reviewsTexts } from './reviews.ts'
import { searchTexts } from './search.ts'
import { shareWaysTexts } from './share-ways.ts'
import { shareTexts } from './share.ts'
import { shopMapTexts } from './shop-map.ts'
import { shopStockTexts } from './shop-stock.ts'
import { shopPageTexts } from './shop-page.ts'
import { shopsTexts } from './shops.ts'
import { sizeGuideTexts } from './size-guide.ts'
import { sizeScalesTexts } from './size-scales.ts'
import { soldOutTexts } from './sold-out.ts'
import { stockListTexts } from './stock-list.ts'
import { stockNoticeTexts } from './stock-notice.ts'
import { suggestionsTexts } from './suggestions.ts'
import { withdrawTexts } from './withdraw.ts'
import { waysOnTexts } from './ways-on.ts'
import { withdrawalTexts } from './withdrawal.ts'
import { zoomTexts } from './zoom.ts'

const namespaces = [
  accountSettingsTexts,
  addressTexts,
  articleTexts,
  blogTexts,
  campaignsTexts,
  carouselTexts,
  cartTexts,
  checkoutTexts,
  commonTexts,
  compareBarTexts,
  compareTexts,
  comparisonTexts,
  complaintTexts,
  consentTexts,
  contentTexts,
  cookiesTexts,
  countiesTexts,
  deviceTexts,
  distanceTexts,
  errorsTexts,
  favouriteListTexts,
  favouritesTexts,
  fieldsTexts,
  filterChipsTexts,
  filterTexts,
  fitTexts,
  formsTexts,
  footerTexts,
  frameTexts,
  galleryTexts,
  goodsTexts,
  helpSearchTexts,
  historyTexts,
  holidaysTexts,
  homeTexts,
  hoursTexts,
  listingTexts,
  listNamesTexts,
  loginTexts,
  mailTexts,
  menuTexts,
  missingTexts,
  myPageTexts,
  myShopTexts,
  narrowingTexts,
  noHitsTexts,
  oldBrowserTexts,
  outfitTexts,
  ownDataTexts,
  ownReservationTexts,
  passwordTexts,
  paymentTexts,
  pickListTexts,
  pollTexts,
  positionTexts,
  paymentPageTexts,
  privacyTexts,
  promoTexts,
  quantityTexts,
  quickAddTexts,
  ratingTexts,
  receiptTexts,
  reservationTexts,
  reviewsTexts,
  searchTexts,
  shareTexts,
  shareWaysTexts,
  shopMapTexts,
  shopStockTexts,
  shopPageTexts,
  shopsTexts,
  sizeGuideTexts,
  sizeScalesTexts,
  soldOutTexts,
  stockListTexts,
  stockNoticeTexts,
  suggestionsTexts,
  withdrawTexts,
  waysOnTexts,
  withdrawalTexts,
  zoomTexts,
] as const

type Namespaces = (typeof namespaces)[number]

/** Every text a shopper reads, a namespace per feature. Import one namespace where it is used: this holds all of them. */
export const bokmaal = Object.fromEntries(namespaces.map(({ namespace, words }) => [namespace, words])) as {
  readonly [N in Namespaces['namespace']]: Extract<Namespaces, { readonly namespace: N }>['words']
}

export type TextNamespace = keyof typeof bokmaal

/** What a brand's `texts.json` may hold: any text of the catalogue, by namespace and key. */
export type TextOverrides = { readonly [N in TextNamespace]?: { readonly [K in keyof (typeof bokmaal)[N]]?: string } }
