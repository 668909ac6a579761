import { CampaignArticleRecord, CampaignRecord, HomeRecord, ShopRecord } from './chain.ts'
import { ArticleRecord, BrandRecord, CategoryRecord, ColorRecord, PriceRecord, StockRecord, VariantRecord } from './goods.ts'

/** One record of each kind of data that a chain brings in or takes out, in the order in which they build on each other. */
export const dataRecords = {
  shops: ShopRecord,
  colors: ColorRecord,
  brands: BrandRecord,
  categories: CategoryRecord,
  articles: ArticleRecord,
  variants: VariantRecord,
  stock: StockRecord,
  prices: PriceRecord,
  campaigns: CampaignRecord,
  'campaign-articles': CampaignArticleRecord,
  homes: HomeRecord,
} as const

export type DataKindName = keyof typeof dataRecords
