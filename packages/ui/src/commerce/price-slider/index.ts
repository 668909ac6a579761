export { PriceSlider } from './PriceSlider.tsx'
export type { PriceSliderProps } from './PriceSlider.tsx'
