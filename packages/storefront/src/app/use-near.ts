import { useCallback, useEffect, useRef, useState, type ComponentType, type RefObject } from 'react'

/** How far below the window (in its own heights) what comes next is made ready. */
const ahead = '60%'

export type Near<Props> = {
  /** For the element that stands where the part will be. */
  readonly ref: RefObject<HTMLDivElement | null>
  /** Null until its code is there. */
  readonly Part: ComponentType<Props> | null
  /** Fetches code anew that did not come; null before it failed. */
  readonly retry: (() => void) | null
  /** Whether that is under way. */
  readonly pending: boolean
}

/** What has come, by its `load`: a page that is come back to has it at once, and with it its height, which the scroll position it was left at needs. */
const loadedParts = new Map<unknown, unknown>()

/** A part of a page whose code is fetched when the shopper comes near its place, and anew whenever they come back to one that is missing. */
export function useNear<Props>(load: () => Promise<ComponentType<Props>>): Near<Props> {
  const ref = useRef<HTMLDivElement>(null)
  const [Part, setPart] = useState(() => (loadedParts.get(load) ?? null) as ComponentType<Props> | null)
  const [failed, setFailed] = useState(false)
  const [pending, setPending] = useState(false)

  const fetchPart = useCallback(() => {
    setPending(true)
    load().then(
      (loaded) => {
        loadedParts.set(load, loaded)
        setPart(() => loaded)
      },
      () => {
        setFailed(true)
        setPending(false)
      },
    )
  }, [load])

  useEffect(() => {
    if (!ref.current || Part) return
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && fetchPart(), { rootMargin: `0% 0% ${ahead} 0%` })
    watch.observe(ref.current)
    return () => watch.disconnect()
  }, [Part, fetchPart])

  return { ref, Part, retry: failed && !Part ? fetchPart : null, pending }
}
