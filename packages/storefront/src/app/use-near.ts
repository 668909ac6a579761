import { useCallback, useEffect, useRef, useState, type ComponentType, type RefObject } from 'react'

/** How far below the window (in its own heights) what comes next is made ready. */
const ahead = '60%'

export type Near<Props> = {
  readonly place: RefObject<HTMLDivElement | null>
  /** Null until its code is there. */
  readonly Part: ComponentType<Props> | null
  /** Fetches code anew that did not come; null before it failed. */
  readonly retry: (() => void) | null
  /** Whether that is under way. */
  readonly busy: boolean
}

/** What has come, by its `load`: a page that is come back to has it at once, and with it its height, which the place it was left at needs. */
const known = new Map<unknown, unknown>()

/** A part of a page whose code is fetched when the shopper comes near its place, and anew whenever they come back to one that is missing. */
export function useNear<Props>(load: () => Promise<ComponentType<Props>>): Near<Props> {
  const place = useRef<HTMLDivElement>(null)
  const [Part, setPart] = useState(() => (known.get(load) ?? null) as ComponentType<Props> | null)
  const [failed, setFailed] = useState(false)
  const [busy, setBusy] = useState(false)

  const fetchPart = useCallback(() => {
    setBusy(true)
    load().then(
      (loaded) => {
        known.set(load, loaded)
        setPart(() => loaded)
      },
      () => {
        setFailed(true)
        setBusy(false)
      },
    )
  }, [load])

  useEffect(() => {
    if (!place.current || Part) return
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && fetchPart(), { rootMargin: `0% 0% ${ahead} 0%` })
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [Part, fetchPart])

  return { place, Part, retry: failed && !Part ? fetchPart : null, busy }
}
