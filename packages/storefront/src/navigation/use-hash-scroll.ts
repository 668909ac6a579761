import { useEffect, useRef } from 'react'
import { NavigationType, type Location, useLocation, useNavigationType } from 'react-router-dom'
import type { InPlace } from './in-place.ts'

/** Time (ms) before the page scrolls to the element that its address names, and room (px) above it (spec §9). */
const delay = 50
const topOffset = 80

/**
 * On an address with a hash the page scrolls to that element and the focus goes there, also when the same hash is followed again; Back leaves
 * the place as it was.
 */
export function useHashScroll(): void {
  const { hash, key, pathname, state } = useLocation() as Location<InPlace | null>
  const returning = useNavigationType() === NavigationType.Pop
  const shown = useRef('')
  const followed = useRef('')
  const isInPlace = state?.inPlace
  useEffect(() => {
    const before = shown.current
    shown.current = pathname
    // To a link within a page, which the browser follows by itself, the router says Pop as well.
    if (hash === '' || isInPlace || key === followed.current || (returning && before !== '' && before !== pathname)) return
    followed.current = key
    const timer = setTimeout(() => {
      const target = document.getElementById(idOf(hash))
      if (!target) return
      const { top } = target.getBoundingClientRect()
      // The browser has gone there as the page came: where it stands elsewhere by now, the shopper has read on, or reloaded it.
      if (before === '' && Math.abs(top) > 2 * topOffset) return
      window.scrollTo({ top: top + window.scrollY - topOffset })
      // On the first page the browser reads on from there by itself, and the shopper may be in a field by now.
      if (before === '') return
      if (target.tabIndex < 0) target.tabIndex = -1
      target.focus({ preventScroll: true })
    }, delay)
    return () => clearTimeout(timer)
  }, [hash, isInPlace, key, pathname, returning])
}

/** An address may be broken: what cannot be decoded is taken as it stands. */
function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}
