export { ShopPicker } from './ShopPicker.tsx'
export type { PickableShop, ShopPickerProps } from './ShopPicker.tsx'
