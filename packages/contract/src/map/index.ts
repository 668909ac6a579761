export { mapArticle, mapArticleDetail, mapAvailability, mapReview } from './article.ts'
export type { ArticleContext, Availability, Ranks } from './article.ts'
export { mapBlogCategory, mapBlogPost } from './blog.ts'
export { mapCampaign } from './campaign.ts'
/** @public A chain's own front page opens with it. */
export { displayedName, mapCategory } from './category.ts'
export { mapLineStock, mapValidation } from './checkout.ts'
export { complaintBody, mapReceivedComplaint } from './complaint.ts'
export { customerUpdate, mapCustomer, mapSession, registerBody } from './customer.ts'
export { mapOrderPage, mapReservationPage, mapReviewPage } from './history.ts'
export { bestsellerRanks, mapColorGroup, mapGender, mapPostalCode, mapProductLine, mapShippingMethod, mapShop, mapSize } from './lists.ts'
export type { ColorGroup, Gender, PostalCode, Size } from './lists.ts'
export { mapOwnData } from './own-data.ts'
export type { OwnComplaint, OwnData, OwnOrder, OwnWithdrawal } from './own-data.ts'
export {
  isOrderReceipt,
  mapOrderReceipt,
  mapPaymentProviders,
  mapPaymentSession,
  mapWithdrawal,
  paymentBody,
  withdrawalBody,
} from './payment.ts'
export { mapPoll, mapPollAnswer } from './poll.ts'
/** @public What `GET /polls/:id/score` answers. */
export { mapPollScore } from './poll.ts'
export { mapPromoCode } from './promo.ts'
export { facetsBody, listingRequest, mapArticlePage, mapFacets, mapSearchResult } from './listing.ts'
export type { ListingQuery, ListingRequest } from './listing.ts'
export { changeBody, mapReservation, reservationBody } from './reservation.ts'
export { reviewBody, reviewUpdate } from './review.ts'
export { mapMailedNotices, mapStockNotice, stockNoticeBody } from './stock-notice.ts'
export { mapSuggestions } from './suggestion.ts'
export { mapSettings } from './settings.ts'
export { mapTenant } from './tenant.ts'
export type { TenantSettings } from './tenant.ts'
export { mapFieldProblems } from './field-problems.ts'
export type { FieldProblem } from './field-problems.ts'
