import { swipeDirection, type SwipeDirection } from '@vidda/domain/swipe'
import { useRef, type TouchEvent } from 'react'

type Start = { readonly x: number; readonly y: number }

/** A list that has been scrolled takes a downward movement for itself. */
const scrolledOn = (target: EventTarget) => target instanceof Element && (target.closest('[data-part="content"]')?.scrollTop ?? 0) > 0

/** Touch handlers that call `onSwipe` when one finger has moved in `direction`, by the rule of spec §5. */
export function useSwipe(direction: SwipeDirection, onSwipe: () => void) {
  const start = useRef<Start | null>(null)
  return {
    onTouchStart({ touches, target }: TouchEvent) {
      const [touch, second] = [touches[0], touches[1]]
      const taken = direction === 'down' && scrolledOn(target)
      start.current = touch && !second && !taken ? { x: touch.clientX, y: touch.clientY } : null
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const [from, to] = [start.current, changedTouches[0]]
      start.current = null
      if (from && to && swipeDirection(to.clientX - from.x, to.clientY - from.y) === direction) onSwipe()
    },
    onTouchCancel() {
      start.current = null
    },
  }
}
