import { leftAt, storedTrail, withScreen, type Breadcrumb, type BreadcrumbTrail } from '@vidda/domain/breadcrumb'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useMatches, useNavigationType } from 'react-router-dom'
import { useApp, type App } from '../app/index.ts'

/** Key of the trail in session storage (spec §9). */
const trailKey = 'vd-breadcrumbs'

/** A screen that a back link may lead to says what it is called there. */
type CrumbHandle = { readonly crumb?: (data: unknown, app: App) => string; readonly loads: boolean }

/** A full or forbidden storage costs the trail and nothing else. */
function read(): BreadcrumbTrail {
  try {
    return storedTrail(JSON.parse(sessionStorage.getItem(trailKey) ?? '[]'))
  } catch {
    return []
  }
}

function write(trail: BreadcrumbTrail): void {
  try {
    sessionStorage.setItem(trailKey, JSON.stringify(trail))
  } catch {
    // The back link leads to the front page.
  }
}

/**
 * Notes each screen that the shopper opens and where it was scrolled to; the answer is the one before, once the page is hydrated.
 * Opened by a back link, a screen is scrolled to where it was left.
 */
export function useTrail(): Breadcrumb | undefined {
  const app = useApp()
  const match = useMatches().at(-1)
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: { scrollPosition?: number } | null }
  const pushed = useNavigationType() === NavigationType.Push
  const [previous, setPrevious] = useState<Breadcrumb>()
  const scrolled = useRef(0)

  const handle = match?.handle as CrumbHandle | undefined
  const shown = match !== undefined && !(handle?.loads && match.loaderData === undefined)
  const title = shown ? handle?.crumb?.(match.loaderData, app) : undefined
  const name = match?.id.split(':')[0] ?? ''

  useEffect(() => {
    const note = () => {
      scrolled.current = window.scrollY
    }
    // A reload is scrolled to its position before anybody listens.
    note()
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [])

  useLayoutEffect(() => {
    if (title === undefined) return setPrevious(undefined)
    const trail = withScreen(read(), { name, params: { path: pathname + search, scrollPosition: 0 }, title })
    write(trail)
    setPrevious(trail.at(-2))
    // The next screen is in the document by then, and the position may be cut short by it: what the last scrolling said counts.
    return () => write(leftAt(read(), scrolled.current))
  }, [name, pathname, search, title])

  const position = pushed ? state?.scrollPosition : undefined
  useLayoutEffect(() => {
    if (position !== undefined) window.scrollTo({ top: position, behavior: 'instant' })
  }, [pathname, search, position])

  return previous
}
