import type { DataKindName } from '@vidda/contract/data'
import type { DataKind } from '../kind.ts'
import { articles } from './articles.ts'
import { blogCategories, blogPosts, facebookPosts } from './blog.ts'
import { categories } from './categories.ts'
import { brands, colors, shops } from './chain.ts'
import { campaignArticles, campaigns, homes } from './content.ts'
import { customers } from './customers.ts'
import { polls } from './polls.ts'
import { prices } from './prices.ts'
import { reviews } from './reviews.ts'
import { bestsellers, promoCodes } from './selling.ts'
import { settings, shippingMethods } from './settings.ts'
import { stock, variants } from './stock.ts'

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
