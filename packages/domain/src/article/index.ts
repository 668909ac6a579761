export { attributeKeys, attributes, detailAttributes, eachAttribute, listedAttributes } from './attributes.ts'
export type { Attribute, Attributes, DetailAttribute, ListedAttribute } from './attributes.ts'
export { colorsOf, sizesOf, variantOf } from './variants.ts'
export { isGlobalGtin } from './gtin.ts'
export { technicalFacts } from './technical-facts.ts'
export type { Fact, TechnicalFacts } from './technical-facts.ts'
export { articleState, isMadeAndAvailable } from './state.ts'
export type { ArticleState, SizeColor } from './state.ts'
export { availabilityOf, byQuantity, canAddOneMore, firstShop, isAvailable } from './stock.ts'
export type {
  Article,
  ArticleCampaign,
  ArticleDetail,
  Color,
  Named,
  Review,
  ReviewChanges,
  ReviewDraft,
  ShopStock,
  Variant,
  VariantColor,
} from './types.ts'
