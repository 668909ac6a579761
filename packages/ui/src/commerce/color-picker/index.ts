export { ColorPicker } from './ColorPicker.tsx'
export type { ColorOption, ColorPickerProps } from './ColorPicker.tsx'
