import { useEffect, useState } from 'react'
import type { MemoryShop } from '../../packages/storefront/src/memory-shop.fixtures.tsx'

/** How long the address of an external link is shown, ms. */
const shown = 6000

/**
 * Keeps navigations that would load another document inside the story. The shop's own paths open in `router`; for other origins the hook returns the
 * address for 6 s, otherwise null.
 */
export function useLeaving(router: MemoryShop['router'] | null): string | null {
  const [elsewhere, setElsewhere] = useState<string | null>(null)
  useEffect(() => {
    // Without the Navigation API, links leave the story.
    if (!router || !('navigation' in window)) return
    const handle = (event: NavigateEvent) => {
      const { url, sameDocument } = event.destination
      if (sameDocument || event.navigationType === 'reload' || !event.cancelable) return
      event.preventDefault()
      const { origin, pathname, search } = new URL(url)
      if (origin === window.location.origin) void router.navigate(pathname + search)
      else setElsewhere(url)
    }
    window.navigation.addEventListener('navigate', handle)
    return () => window.navigation.removeEventListener('navigate', handle)
  }, [router])
  useEffect(() => {
    if (elsewhere === null) return
    const timer = setTimeout(() => setElsewhere(null), shown)
    return () => clearTimeout(timer)
  }, [elsewhere])
  return elsewhere
}
