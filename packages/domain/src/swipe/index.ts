export { swipeDirection } from './swipe.ts'
export type { SwipeDirection } from './swipe.ts'
