import { desktopWidth } from '@vidda/tokens'
import { useSyncExternalStore } from 'react'

const query = `(width >= ${desktopWidth}px)`

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia(query)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

/**
 * Whether the window is at least `desktopWidth` (px) wide; true on the server and until hydration, for without scripts it stays so: the
 * long placeholder fits a phone, and the short one would leave a desktop with less.
 */
export function useDesktop(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => true,
  )
}
