import { desktopWidth } from '@vidda/tokens'
import { useEffectEvent, useLayoutEffect } from 'react'

/**
 * Calls `onWidened` when the window grows from the mobile layout to the desktop one while `watching`. It starts to listen in a layout effect,
 * before the browser can resize again: a listener added after a resize gets no event for it.
 */
export function useWidened(watching: boolean, onWidened: () => void): void {
  const widened = useEffectEvent(onWidened)
  useLayoutEffect(() => {
    if (!watching) return
    const desktop = globalThis.matchMedia(`(min-width: ${desktopWidth}px)`)
    const handleChange = () => {
      if (desktop.matches) widened()
    }
    desktop.addEventListener('change', handleChange)
    return () => desktop.removeEventListener('change', handleChange)
  }, [watching])
}
