import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Time (ms) before the page scrolls to the place in its address, and room (px) above it (spec §9). */
const delay = 50
const topOffset = 80

/** On an address with a hash the page scrolls to that element, also when the same hash is followed again. */
export function useHashScroll(): void {
  const { hash, key } = useLocation()
  useEffect(() => {
    if (hash === '') return
    const timer = setTimeout(() => {
      const target = document.getElementById(idOf(hash))
      if (target) window.scrollTo({ top: target.getBoundingClientRect().top + window.scrollY - topOffset })
    }, delay)
    return () => clearTimeout(timer)
  }, [hash, key])
}

/** An address may be broken: what cannot be decoded is taken as it stands. */
function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}
