import { useEffect, useState, useSyncExternalStore } from 'react'

const calmQuery = '(prefers-reduced-motion: reduce)'

function watchCalm(tell: () => void) {
  const query = globalThis.matchMedia(calmQuery)
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}

function watchSight(tell: () => void) {
  document.addEventListener('visibilitychange', tell)
  return () => document.removeEventListener('visibilitychange', tell)
}

export type Clock = {
  /** Less motion is asked for: nothing moves by itself, and there is nothing to pause. */
  readonly calm: boolean
  readonly paused: boolean
  readonly setPaused: (paused: boolean) => void
  /** What moves holds still under a mouse, and while focus is within. */
  readonly setPointed: (pointed: boolean) => void
  readonly setFocused: (focused: boolean) => void
}

/** Calls `onTick` after every `interval` (ms; 0 for never) unless something holds it; `at` restarts the wait when it changes. */
export function useClock(interval: number, at: number, onTick: (() => void) | undefined): Clock {
  const [paused, setPaused] = useState(false)
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const calm = useSyncExternalStore(
    watchCalm,
    () => globalThis.matchMedia(calmQuery).matches,
    () => true,
  )
  const hidden = useSyncExternalStore(
    watchSight,
    () => document.hidden,
    () => true,
  )
  const goes = interval > 0 && !paused && !pointed && !focused && !calm && !hidden

  useEffect(() => {
    if (!goes || !onTick) return
    const timer = setTimeout(onTick, interval)
    return () => clearTimeout(timer)
  }, [at, goes, interval, onTick])

  return { calm, paused, setPaused, setPointed, setFocused }
}
