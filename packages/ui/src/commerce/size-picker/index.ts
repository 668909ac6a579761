export { SizePicker } from './SizePicker.tsx'
export type { SizeOption, SizePickerProps } from './SizePicker.tsx'
