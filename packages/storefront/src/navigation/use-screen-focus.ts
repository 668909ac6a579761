import { useContext, useEffect, useRef } from 'react'
import { NavigationType, UNSAFE_DataRouterStateContext as RouterState, useLocation, useNavigationType } from 'react-router-dom'

/**
 * Takes the focus to the beginning of another screen, which its title names, so that a screen reader says it and reads on from there; and
 * to that of another page of the same list. Who is in a field stays in it, and so does who presses something that keeps its place.
 */
export function useScreenFocus(): void {
  const { pathname, search } = useLocation()
  const keepsPlace = useContext(RouterState)?.preventScrollReset
  const returning = useNavigationType() === NavigationType.Pop
  const shown = useRef({ pathname, search })
  useEffect(() => {
    const before = shown.current
    shown.current = { pathname, search }
    const isSame = pathname === before.pathname
    // Back on the same screen leaves the window where it was.
    if (isSame && (search === before.search || keepsPlace || returning)) return
    const { activeElement, body } = document
    if (activeElement?.matches('input') || (keepsPlace && activeElement !== body)) return
    document.getElementById('innhold')?.focus({ preventScroll: true })
  }, [keepsPlace, pathname, returning, search])
}
