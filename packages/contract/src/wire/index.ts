export { Article, ArticleCampaign, ArticleDetail, Availability, Color, Review, Variant } from './article.ts'
export { ErrorBody, ProductLine } from './common.ts'
export { Bestseller, Campaign, Category, ColorGroup, Gender, Group, PostalCode, ShippingMethod, Shop, Subcategory } from './lists.ts'
export {
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
export { Reservation, ReservationBody, ReservationLine } from './reservation.ts'
export { Csrf, HomeBanner, Settings } from './settings.ts'
export { SuggestedArticle, SuggestedCategory, Suggestions, SuggestQuery } from './suggestion.ts'
export { Provider, Tenant, TenantColors, TenantSettings } from './tenant.ts'
