import { swipeDirection, type SwipeDirection } from '@vidda/domain/swipe'
import { useEffect, useEffectEvent, type RefObject } from 'react'

type Follow = {
  /** The finger is this many px on its way in the direction; 0 when it has come back. */
  readonly onMove: (distance: number) => void
  /** The finger is lifted: whether that was a swipe, by the rule of spec §5. */
  readonly onEnd: (swiped: boolean) => void
}

/** The elements under the finger, from the innermost to the layer itself: any of them may scroll. */
function elementsUnder(target: EventTarget | null, layer: Element): readonly Element[] {
  const elements: Element[] = []
  for (let at = target instanceof Element ? target : null; at && at !== layer; at = at.parentElement) elements.push(at)
  return elements
}

/** What moves with the finger itself, such as the handle of a slider, is marked so: the layer around it stays. */
const isIgnored = (target: EventTarget | null) => target instanceof Element && target.closest('[data-swipe-ignore]') !== null

/** How far along each direction a movement (px) has come. */
const along = {
  left: (x: number) => -x,
  right: (x: number) => x,
  up: (_: number, y: number) => -y,
  down: (_: number, y: number) => y,
} satisfies Record<SwipeDirection, (x: number, y: number) => number>

/** Follows one finger on the element that has begun to move in `direction`. The page beneath it is not scrolled meanwhile. */
export function useSwipe(on: RefObject<HTMLElement | null>, direction: SwipeDirection, { onMove, onEnd }: Follow): void {
  const handleMove = useEffectEvent(onMove)
  const handleEnd = useEffectEvent(onEnd)

  useEffect(() => {
    const element = on.current
    if (!element) return
    let start: Touch | undefined
    let scrollers: readonly Element[] = []
    /** Whether the finger is followed: which way it goes first decides it. */
    let follows: boolean | null = null

    const isScrolled = () => scrollers.some(({ scrollTop }) => scrollTop > 0)
    const movement = ({ clientX, clientY }: Touch, from: Touch) => [clientX - from.clientX, clientY - from.clientY] as const

    const listeners = {
      touchstart({ touches, target }: TouchEvent) {
        scrollers = direction === 'down' ? elementsUnder(target, element) : []
        const taken = touches.length > 1 || isScrolled() || isIgnored(target)
        if (follows) handleEnd(false)
        start = taken ? undefined : touches[0]
        follows = null
      },
      touchmove(event: TouchEvent) {
        const [touch] = event.touches
        // A list that is scrolled on the way has taken the movement for itself.
        if (!follows && isScrolled()) start = undefined
        if (!start || !touch) return
        const [x, y] = movement(touch, start)
        const way = swipeDirection(x, y)
        if (way !== null) follows ??= way === direction
        if (!follows) return
        if (event.cancelable) event.preventDefault()
        handleMove(Math.max(0, along[direction](x, y)))
      },
      touchend({ changedTouches }: TouchEvent) {
        const [touch] = changedTouches
        if (start && touch) handleEnd(swipeDirection(...movement(touch, start)) === direction)
        start = undefined
        follows = null
      },
      touchcancel() {
        if (start) handleEnd(false)
        start = undefined
        follows = null
      },
    }

    const entries = Object.entries(listeners) as readonly (readonly [string, EventListener])[]
    for (const [type, listener] of entries) element.addEventListener(type, listener, { passive: type !== 'touchmove' })
    return () => {
      for (const [type, listener] of entries) element.removeEventListener(type, listener)
    }
  }, [on, direction])
}
