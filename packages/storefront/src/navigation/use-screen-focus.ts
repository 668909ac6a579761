import { useContext, useEffect, useRef } from 'react'
import { UNSAFE_DataRouterStateContext as RouterState, useLocation } from 'react-router-dom'

/**
 * Takes the focus to the beginning of another screen, which its title names, so that a screen reader says it and reads on from there.
 * Who is in a field stays in it, and so does who presses something that keeps its place.
 */
export function useScreenFocus(): void {
  const { pathname } = useLocation()
  const keepsPlace = useContext(RouterState)?.preventScrollReset
  const shown = useRef(pathname)
  useEffect(() => {
    if (pathname === shown.current) return
    shown.current = pathname
    const { activeElement, body } = document
    if (activeElement?.matches('input') || (keepsPlace && activeElement !== body)) return
    document.getElementById('innhold')?.focus({ preventScroll: true })
  }, [keepsPlace, pathname])
}
