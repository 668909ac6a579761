import { desktopWidth } from '@vidda/tokens'
import { useEffect } from 'react'

/** Calls `onWidened` when the window grows from the mobile layout to the desktop one while `watching`. */
export function useWidened(watching: boolean, onWidened: () => void): void {
  useEffect(() => {
    if (!watching) return
    const desktop = globalThis.matchMedia(`(min-width: ${desktopWidth}px)`)
    const handleChange = () => {
      if (desktop.matches) onWidened()
    }
    desktop.addEventListener('change', handleChange)
    return () => desktop.removeEventListener('change', handleChange)
  }, [onWidened, watching])
}
