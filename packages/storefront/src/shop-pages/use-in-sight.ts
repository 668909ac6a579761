import { useEffect, useState, type RefObject } from 'react'

/** How far below the window (in its own heights) a part of a page counts as in sight. */
const ahead = '60%'

/** Whether an element is in the window or near it; false while it is not displayed. */
export function useInSight(ref: RefObject<Element | null>): boolean {
  const [inSight, setInSight] = useState(false)

  useEffect(() => {
    if (!ref.current) return
    const watch = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting === true), { rootMargin: `0% 0% ${ahead} 0%` })
    watch.observe(ref.current)
    return () => watch.disconnect()
  }, [ref])

  return inSight
}
