import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { useIsInPlace } from './in-place.ts'

/**
 * Takes the focus to the beginning of another screen, which its title names, so that a screen reader says it and reads on from there; and
 * to that of another page of the same list. Who is in a field stays in it, and so does who presses something that opens a page in place.
 */
export function useScreenFocus(): void {
  const { pathname, search } = useLocation()
  const isInPlace = useIsInPlace()
  const returning = useNavigationType() === NavigationType.Pop
  const shown = useRef({ pathname, search })
  useEffect(() => {
    const before = shown.current
    shown.current = { pathname, search }
    const isSame = pathname === before.pathname
    // Back on the same screen leaves the window where it was.
    if (isSame && (search === before.search || isInPlace || returning)) return
    const { activeElement, body } = document
    if (activeElement?.matches('input') || (isInPlace && activeElement !== body)) return
    document.getElementById('innhold')?.focus({ preventScroll: true })
  }, [isInPlace, pathname, returning, search])
}
