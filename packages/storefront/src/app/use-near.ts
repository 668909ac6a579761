import { useEffect, useRef, useState, type ComponentType, type RefObject } from 'react'

/** How far below the window (in its own heights) what comes next is made ready. */
const ahead = '60%'

/** A part of a page whose code is fetched when the shopper comes near its place; null until then, and where it does not come. */
export function useNear<Props>(
  load: () => Promise<ComponentType<Props>>,
): readonly [RefObject<HTMLDivElement | null>, ComponentType<Props> | null] {
  const place = useRef<HTMLDivElement>(null)
  const [Part, setPart] = useState<ComponentType<Props> | null>(null)

  useEffect(() => {
    if (!place.current) return
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        watch.disconnect()
        load().then(
          (loaded) => setPart(() => loaded),
          () => undefined,
        )
      },
      { rootMargin: `0% 0% ${ahead} 0%` },
    )
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [load])

  return [place, Part]
}
