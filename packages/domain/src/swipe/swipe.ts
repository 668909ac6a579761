/** Movement that is still a tap, in px (spec §9). */
const swipeThreshold = 10

export type SwipeDirection = 'left' | 'right' | 'up' | 'down'

/**
 * The direction of a movement in px; null when it is no more than 10 px in total or no axis dominates (spec §5). Positive `y` is down.
 */
export const swipeDirection = (x: number, y: number): SwipeDirection | null => {
  const [across, along] = [Math.abs(x), Math.abs(y)]
  if (across + along <= swipeThreshold || across === along) return null
  if (across > along) return x < 0 ? 'left' : 'right'
  return y < 0 ? 'up' : 'down'
}
