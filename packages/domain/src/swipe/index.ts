export { swipeDirection, swipeThreshold } from './swipe.ts'
export type { SwipeDirection } from './swipe.ts'
