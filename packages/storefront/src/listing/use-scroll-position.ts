import { useEffect, useLayoutEffect, type RefObject } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** Key of the scroll positions in session storage. */
const storageKey = 'vd-list-places'
const mostPositions = 20
/** How long scrolling must rest before the position is noted, ms. */
const rest = 100
/** Frames in which cards that come into sight may still change the height of those above. */
const settling = 12

/** An article of the list and how far below the window's top it stood, px. */
type ScrollPosition = { readonly address: string; readonly to: string; readonly top: number }

/** A full or forbidden storage costs the scroll position and nothing else. */
function read(): Readonly<Record<string, ScrollPosition>> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, ScrollPosition>
  } catch {
    return {}
  }
}

function write(key: string, position: ScrollPosition): void {
  const { [key]: _, ...others } = read()
  try {
    sessionStorage.setItem(
      storageKey,
      JSON.stringify(Object.fromEntries([...Object.entries(others), [key, position]].slice(-mostPositions))),
    )
  } catch {
    // The list begins at its top.
  }
}

const articleLink = 'h2 > a'

/** The first that is not above the window: they stand in order, so that few of them need to be asked. */
function firstBelow(boxes: readonly Element[]): Element | undefined {
  let [low, high] = [0, boxes.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((boxes[middle]?.getBoundingClientRect().bottom ?? 0) > 0) high = middle
    else low = middle + 1
  }
  return boxes[low]
}

/**
 * The first article whose card is not above the window. Runs of cards are asked before cards: the browser has laid out neither styles
 * nor positions within those that are far away, and would do so for each that is asked about.
 */
function firstInSight(root: HTMLElement): Omit<ScrollPosition, 'address'> | null {
  const grid = root.querySelector(articleLink)?.closest('[role="list"]')
  const first = firstBelow([...(grid?.children ?? [])])
  const run = first?.querySelector(':scope[data-part="run"] > ul')
  const link = (run ? firstBelow([...run.children]) : first)?.querySelector(articleLink)
  return link ? { to: link.getAttribute('href') ?? '', top: link.getBoundingClientRect().top } : null
}

function goTo(root: HTMLElement, { to, top }: ScrollPosition): boolean {
  const link = [...root.querySelectorAll(articleLink)].find((other) => other.getAttribute('href') === to)
  if (!link) return false
  window.scrollBy({ top: link.getBoundingClientRect().top - top, behavior: 'instant' })
  return true
}

/** The address was loaded anew in its place, and not opened by a link. */
const isReload = (): boolean => {
  if (typeof performance.getEntriesByType !== 'function') return false
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'reload' || entry?.type === 'back_forward'
}

/**
 * Brings the shopper back to the article they left the list at, by Back, Forward, a back link or a reload. A distance in px would not do:
 * cards that were never near the window have only a guessed height.
 */
export function useScrollPosition(root: RefObject<HTMLElement | null>): void {
  const { key, pathname, search, state } = useLocation() as {
    key: string
    pathname: string
    search: string
    state: { scrollPosition?: number } | null
  }
  const type = useNavigationType()
  const address = pathname + search
  const byLink = type === NavigationType.Push && (state?.scrollPosition ?? 0) > 0
  const returning = type === NavigationType.Pop

  useLayoutEffect(() => {
    const list = root.current
    if (!list || (!byLink && !returning)) return
    const positions = read()
    const position = byLink ? Object.values(positions).findLast((left) => left.address === address) : positions[key]
    // An address that is opened anew has no entry of its own in the history, and begins at its top.
    if (position?.address !== address || (returning && key === 'default' && !isReload())) return
    let frames = settling
    let frame = 0
    const settle = () => {
      frames -= 1
      if (goTo(list, position) && frames > 0) frame = requestAnimationFrame(settle)
    }
    // After the router's own restoring, and before anything is painted.
    frame = requestAnimationFrame(settle)
    const stop = () => cancelAnimationFrame(frame)
    const events = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const
    for (const event of events) window.addEventListener(event, stop, { once: true, passive: true })
    return () => {
      stop()
      for (const event of events) window.removeEventListener(event, stop)
    }
  }, [address, byLink, key, returning, root])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const note = () => {
      clearTimeout(timer)
      timer = undefined
      const position = root.current && firstInSight(root.current)
      if (position) write(key, { ...position, address })
    }
    // A link may be pressed before the scrolling has rested; after it the position is noted, and a press waits for nothing.
    const leave = ({ target }: Event) => {
      if (timer !== undefined && target instanceof Element && target.closest('a')) note()
    }
    const wait = () => {
      timer ??= setTimeout(note, rest)
    }
    // Of scrolling before the scripts came nobody tells.
    wait()
    window.addEventListener('scroll', wait, { passive: true })
    window.addEventListener('pagehide', note)
    window.addEventListener('click', leave, true)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', wait)
      window.removeEventListener('pagehide', note)
      window.removeEventListener('click', leave, true)
    }
  }, [address, key, root])
}
