import type { ArticleDetail, Variant } from '../article/index.ts'
import type { NewLine } from './types.ts'

/** The cart line of a variant as the article screen knows it. */
export const lineOf = (detail: ArticleDetail, variant: Variant): NewLine => ({
  id: variant.id,
  ean: variant.ean,
  name: detail.name,
  gender: detail.gender,
  size: variant.size.name,
  color: variant.color.name,
  price: detail.price,
  beforePrice: detail.beforePrice,
  pant: detail.pant,
  frightPrice: detail.frightPrice,
  image: variant.color.imagePath || detail.image,
  canPurchase: detail.canPurchase,
  variant,
  articleId: detail.id,
  slug: detail.slug,
  webPurchaseLimit: detail.webPurchaseLimit,
  onlyCC: detail.onlyCC,
})
