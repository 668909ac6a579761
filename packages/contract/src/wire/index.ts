export { Article, ArticleCampaign, ArticleDetail, Availability, Color, Review, Variant } from './article.ts'
export { ErrorBody, ProductLine } from './common.ts'
export {
  Consents,
  Customer,
  CustomerUpdate,
  Favourites,
  LoginBody,
  PasswordEmailBody,
  PasswordResetBody,
  PersonalCode,
  PhoneLoginBody,
  RegisterBody,
  SessionEntry,
  TokenLoginBody,
} from './customer.ts'
export { CustomerExport, OrderPage, PageQuery, ReservationPage, ReviewBody, ReviewPage } from './history.ts'
export type { PageMeta } from './history.ts'
export { Bestseller, Campaign, Category, ColorGroup, Gender, Group, PostalCode, ShippingMethod, Shop, Subcategory } from './lists.ts'
export { ArticlePage, FilterRule, ListingQuery, SearchBody, SearchIdsBody, SearchResult } from './listing.ts'
export { CustomerOrder } from './order.ts'
export { Reservation, ReservationBody, ReservationLine } from './reservation.ts'
export { Csrf, HomeBanner, Settings } from './settings.ts'
export { Provider, Tenant, TenantColors, TenantSettings } from './tenant.ts'
