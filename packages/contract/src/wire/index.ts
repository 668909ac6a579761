export { AddressQuery, Article, ArticleAddress, ArticleCampaign, ArticleDetail, Availability, Color, Review, Variant } from './article.ts'
export { BlogCategory, BlogPost, FacebookPost, PostsQuery } from './blog.ts'
export {
  CustomerWithdrawal,
  LineProblem,
  OrderLine,
  OrderWithdrawal,
  ValidateBody,
  ValidatedLine,
  Validation,
  Withdrawal,
  WithdrawalBody,
} from './checkout.ts'
export { Complaint, ComplaintBody, CustomerComplaint, PurchaseComplaints, ReceivedComplaint } from './complaint.ts'
export { ErrorBody, ProductLine, SentId } from './common.ts'
export {
  Consents,
  Customer,
  CustomerDeletion,
  CustomerUpdate,
  EmailConfirmBody,
  Favourites,
  LoginBody,
  LoginLinkBody,
  OwnSession,
  PasswordEmailBody,
  PasswordResetBody,
  PersonalCode,
  PhoneLoginBody,
  RegisterBody,
  SessionEntry,
  TokenLoginBody,
} from './customer.ts'
export { CustomerExport, OrderPage, PageQuery, ReservationPage, ReviewBody, ReviewPage, ReviewUpdate, StoredOrder } from './history.ts'
export type { PageMeta } from './history.ts'
export { Bestseller, Campaign, Category, ColorGroup, Gender, Group, PostalCode, ShippingMethod, Shop, Size, Subcategory } from './lists.ts'
export {
  OrderReceipt,
  PaymentBody,
  PaymentCompleteBody,
  PaymentProviders,
  PaymentProvidersQuery,
  PaymentReason,
  PaymentSession,
  PaymentSnippet,
  PaymentState,
} from './payment.ts'
export { Poll, PollAnswer, PollAnswerBody, PollQuestion, PollScore } from './poll.ts'
export { DistanceTable, MapAnswer, MapElement } from './position.ts'
export { PromoCode } from './promo.ts'
export { CustomerOrder } from './order.ts'
export { FeedPurchase, OrderFeed, OrderFeedQuery } from './order-feed.ts'
export {
  AlternativesQuery,
  ArticlePage,
  FacetCount,
  Facets,
  FacetsBody,
  FilterRule,
  ListingQuery,
  SearchBody,
  SearchIdsBody,
  SearchResult,
} from './listing.ts'
export {
  Reservation,
  ReservationBody,
  ReservationCancelBody,
  ReservationChangeBody,
  ReservationConfirmBody,
  ReservationLine,
} from './reservation.ts'
export { Csrf, HomeBanner, Settings } from './settings.ts'
export { StockFed, StockFeed } from './stock.ts'
export { MailedStockNotices, StockNotice, StockNoticeBody, StockNoticeOutcome, StockNoticeToken } from './stock-notice.ts'
export { SuggestedArticle, SuggestedCategory, Suggestions, SuggestQuery } from './suggestion.ts'
export { Provider, Tenant, TenantColors, TenantSettings } from './tenant.ts'
