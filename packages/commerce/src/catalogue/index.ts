export { generateCatalogue } from './generate.ts'
export type {
  ArticleBundle, ArticleCampaignRow, ArticleRow, BestsellerRow, CampaignRow, Catalogue, CatalogueOptions, ChainSettingsRow, ColorGroupRow, ColorRow, Drawing, GroupRow,
  HomeBannerRow, HomeRow, MainGroupRow, NamedRow, PostalCodeRow, PriceRow, ProductLineRow, ReviewRow, Scene, Scenery, ShippingMethodRow, ShopRow, SizeRow, SubcategoryRow, VariantRow,
} from './types.ts'
