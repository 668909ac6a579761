import { useEffect, useRef, type RefObject } from 'react'

type Press = { readonly line: Element; readonly place: number }

const removeButtons = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>('[data-part="remove"]')]

/** The focus fell out of the page with what was removed; the browser leaves it on the body, or on what is no longer shown. */
const isLost = () => document.activeElement === document.body || !document.activeElement?.isConnected

function focusHeading(root: Element) {
  const heading = root.querySelector<HTMLElement>('h1, h2, h3') ?? (root as HTMLElement)
  heading.tabIndex = -1
  heading.focus()
}

/**
 * Keeps the focus in a list of lines: when a line goes by its own remove button, the next line's button has the focus, else the one
 * before, else the first heading. A line that comes back by the button of a `RemovedLine` has the focus. Put it on what stays when the list
 * is empty.
 */
export function useRemovalFocus<E extends Element>(): RefObject<E | null> {
  const root = useRef<E>(null)
  const pressed = useRef<Press | null>(null)
  /** The buttons that were there when a removal was undone. */
  const undone = useRef<ReadonlySet<Element> | null>(null)

  useEffect(() => {
    const remember = (event: Event) => {
      if (!(event.target instanceof Element) || !root.current?.contains(event.target)) return
      const button = event.target.closest<HTMLElement>('[data-part="remove"]')
      const line = button?.closest('li')
      if (button && line) pressed.current = { line, place: removeButtons(root.current).indexOf(button) }
      if (event.target.closest('[data-part="undo"]')) undone.current = new Set(removeButtons(root.current))
    }
    document.addEventListener('click', remember, true)
    return () => document.removeEventListener('click', remember, true)
  }, [])

  useEffect(() => {
    const gone = pressed.current
    if (!gone || gone.line.isConnected || !root.current) return
    pressed.current = null
    if (!isLost()) return
    const left = removeButtons(root.current)
    const next = left[gone.place] ?? left.at(-1)
    if (next) next.focus()
    else focusHeading(root.current)
  })

  useEffect(() => {
    const before = undone.current
    const back = before && root.current && removeButtons(root.current).find((button) => !before.has(button))
    if (!back) return
    undone.current = null
    if (isLost()) back.focus()
  })

  return root
}
