export { ShopPicker } from './ShopPicker.tsx'
export type { ShopPickerProps } from './ShopPicker.tsx'
export type { ShopOrigin } from '../internal/ShopSearch.tsx'
export type { PickableShop } from './types.ts'
