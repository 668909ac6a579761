import { CampaignArticleRecord, CampaignRecord, HomeRecord, ShopRecord } from './chain.ts'
import {
  BestsellerRecord,
  BlogCategoryRecord,
  BlogPostRecord,
  FacebookPostRecord,
  PollRecord,
  PromoCodeRecord,
  SettingsRecord,
  ShippingMethodRecord,
} from './content.ts'
import { ArticleRecord, BrandRecord, CategoryRecord, ColorRecord, PriceRecord, ReviewRecord, StockRecord, VariantRecord } from './goods.ts'
import { CustomerRecord } from './people.ts'

/** One record of each kind of data that a chain brings in or takes out, in the order in which they build on each other. */
export const dataRecords = {
  shops: ShopRecord,
  colors: ColorRecord,
  brands: BrandRecord,
  categories: CategoryRecord,
  articles: ArticleRecord,
  variants: VariantRecord,
  stock: StockRecord,
  campaigns: CampaignRecord,
  prices: PriceRecord,
  'campaign-articles': CampaignArticleRecord,
  homes: HomeRecord,
  settings: SettingsRecord,
  'shipping-methods': ShippingMethodRecord,
  bestsellers: BestsellerRecord,
  reviews: ReviewRecord,
  'promo-codes': PromoCodeRecord,
  'blog-categories': BlogCategoryRecord,
  'blog-posts': BlogPostRecord,
  polls: PollRecord,
  'facebook-posts': FacebookPostRecord,
  customers: CustomerRecord,
} as const

export type DataKindName = keyof typeof dataRecords
