import { useEffect, useState } from 'react'
import type { MemoryShop } from '../../packages/storefront/src/memory-shop.fixtures.tsx'

/** How long it is told where a link leads, ms. */
const shown = 6000

/** Stays in the story when the shop would load another page: its own are shown in memory, and of all others the address is answered for a while. */
export function useLeaving(router: MemoryShop['router'] | null): string | null {
  const [elsewhere, setElsewhere] = useState<string | null>(null)
  useEffect(() => {
    // A browser without the interface leaves the story.
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
