export { SizePicker } from './SizePicker.tsx'
export type { SizeChoice, SizePickerProps } from './SizePicker.tsx'
