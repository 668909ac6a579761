import type { DataKindName } from '@vidda/contract/data'
import { articles } from './features/articles/index.ts'
import { blogCategories, blogPosts } from './features/blog/index.ts'
import { campaignArticles, campaigns } from './features/campaigns/index.ts'
import { categories } from './features/categories/index.ts'
import { customers } from './features/customers/index.ts'
import { facebookPosts } from './features/facebook/index.ts'
import { bestsellers, brands, colors, shops } from './features/lists/index.ts'
import { polls } from './features/polls/index.ts'
import { prices } from './features/prices/index.ts'
import { promoCodes } from './features/promocodes/index.ts'
import { reviews } from './features/reviews/index.ts'
import { homes, settings, shippingMethods } from './features/settings/index.ts'
import { stock, variants } from './features/stock/index.ts'
import type { DataKind } from './import/kind.ts'

/** In the order in which they build on each other. */
export const dataKinds: Readonly<Record<DataKindName, DataKind>> = {
  shops,
  colors,
  brands,
  categories,
  articles,
  variants,
  stock,
  campaigns,
  prices,
  'campaign-articles': campaignArticles,
  homes,
  settings,
  'shipping-methods': shippingMethods,
  bestsellers,
  reviews,
  'promo-codes': promoCodes,
  'blog-categories': blogCategories,
  'blog-posts': blogPosts,
  polls,
  'facebook-posts': facebookPosts,
  customers,
}
