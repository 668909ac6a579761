export { enteredMax, enteredMin, kronerTyped } from './entered.ts'
export { defaultSpan, gapInSteps, leastDistance, sliderStep } from './gap.ts'
export type { PriceSpan } from './gap.ts'
