import type { UseEmblaCarouselType } from 'embla-carousel-react'

export type CarouselApi = NonNullable<UseEmblaCarouselType[1]>
type Engine = ReturnType<CarouselApi['internalEngine']>

/** Embla moves in steps of this length (ms), whatever the screen's rate. */
const stepTime = 1000 / 60

/** Slow, quick, slow. */
const ease = (share: number) => (share < 0.5 ? 4 * share ** 3 : 1 - (-2 * share + 2) ** 3 / 2)

/** Gives moves that buttons and the clock ask for a length of time; what a finger has thrown keeps its own speed. */
function timeMoves(engine: Engine, duration: number, isHeld: () => boolean): void {
  const { scrollBody: thrown, location, previousLocation, target } = engine
  const steps = Math.max(1, Math.round(duration / stepTime))
  let step = steps
  let direction = 0

  const timed: typeof thrown = {
    ...thrown,
    direction: () => (step < steps ? direction : thrown.direction()),
    useDuration(asked) {
      thrown.useDuration(asked)
      step = asked === 0 ? steps : 0
      return timed
    },
    useBaseFriction() {
      thrown.useBaseFriction()
      return timed
    },
    seek() {
      if (isHeld()) step = steps
      if (step >= steps) {
        thrown.seek()
        return timed
      }
      const remaining = target.get() - location.get()
      const from = ease(step / steps)
      step += 1
      // A share of what remains: it stays right when a loop moves both ends along.
      const moved = remaining * ((ease(step / steps) - from) / (1 - from))
      previousLocation.set(location)
      location.add(moved)
      direction = Math.sign(moved)
      return timed
    },
  }
  engine.scrollBody = timed
}

/** Times every move of `api` (ms), also after it has measured itself anew. Returns what ends it. */
export function keepTime(api: CarouselApi, duration: number): () => void {
  let held = false
  const handleDown = () => void (held = true)
  const handleMove = () => void (held = false)
  const time = () => timeMoves(api.internalEngine(), duration, () => held)
  time()
  api.on('reInit', time).on('pointerDown', handleDown).on('pointerUp', handleMove)
  return () => void api.off('reInit', time).off('pointerDown', handleDown).off('pointerUp', handleMove)
}
