import { useEffect, type RefObject } from 'react'

/**
 * Brings focus back that slips out from an open layer. Base UI turns focus round at the layer's ends a frame late, and a held Tab key is
 * faster than that. It marks what lies outside of the uppermost layer and of those that belong to it.
 */
export function useKeptFocus(layer: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const handleFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target.hasAttribute('data-base-ui-focus-guard')) return
      if (target.closest('[data-base-ui-inert]')) layer.current?.focus({ preventScroll: true })
    }
    document.addEventListener('focusin', handleFocus)
    return () => document.removeEventListener('focusin', handleFocus)
  }, [layer])
}
