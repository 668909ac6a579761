export type { Article, ArticleCampaign, ArticleDetail, Color, Named, Review, ShopStock, Variant, VariantColor } from './types.ts'
