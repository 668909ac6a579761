import { useEffect, type RefObject } from 'react'

type Kept = RefObject<HTMLElement | null>

/** Open layers in the order in which they came: only the last keeps the focus, or two would take it from each other without end. */
const layers: Kept[] = []

/**
 * Brings focus back that slips out from an open layer. Base UI turns focus round at the layer's ends a frame late, and a held Tab key is
 * faster than that. It marks what lies outside of the uppermost layer and of those that belong to it.
 */
export function useKeptFocus(layer: Kept): void {
  useEffect(() => {
    layers.push(layer)
    const handleFocus = ({ target }: FocusEvent) => {
      if (layers.at(-1) !== layer) return
      if (!(target instanceof Element) || target.hasAttribute('data-base-ui-focus-guard') || layer.current?.contains(target)) return
      if (target.closest('[data-base-ui-inert]')) layer.current?.focus({ preventScroll: true })
    }
    document.addEventListener('focusin', handleFocus)
    return () => {
      document.removeEventListener('focusin', handleFocus)
      layers.splice(layers.indexOf(layer), 1)
    }
  }, [layer])
}
