import { useEffect, useRef, type RefObject } from 'react'

/**
 * Brings focus back that slips out from an open layer, and gives the layer's ref. Base UI turns focus round at the layer's ends a
 * frame late, and a held Tab key is faster than that.
 */
export function useKeptFocus(open: boolean): RefObject<HTMLDivElement | null> {
  const layer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!open) return
    const handleFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target.hasAttribute('data-base-ui-focus-guard')) return
      // Base UI marks what lies outside of the uppermost layer and of those that belong to it.
      if (target.closest('[data-base-ui-inert]')) layer.current?.focus({ preventScroll: true })
    }
    document.addEventListener('focusin', handleFocus)
    return () => document.removeEventListener('focusin', handleFocus)
  }, [open])
  return layer
}
