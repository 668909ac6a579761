export { ShopChoice } from './ShopChoice.tsx'
export type { ChoosableShop, ShopChoiceProps } from './ShopChoice.tsx'
