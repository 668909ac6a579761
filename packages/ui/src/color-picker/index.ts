export { ColorPicker } from './ColorPicker.tsx'
export type { ColorChoice, ColorPickerProps } from './ColorPicker.tsx'
