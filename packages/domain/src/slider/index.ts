export { enteredMax, enteredMin, kronerTyped } from './entered.ts'
export { defaultSpan, gapInSteps, handleGap, leastDistance, sliderStep } from './gap.ts'
export type { PriceSpan } from './gap.ts'
