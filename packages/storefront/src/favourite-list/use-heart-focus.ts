import { useCallback, useEffect, useRef } from 'react'

const heartsOf = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>('[data-part="corner"] button')]

/** Whether the focus was lost because the focused card was removed. */
const isLost = () => document.activeElement === document.body || !document.activeElement?.isConnected

/** Keeps the focus in the list: after a removal on the heart that took the place of the one that went, after an undo on the heart that came back. */
export function useHeartFocus() {
  const root = useRef<HTMLDivElement>(null)
  const wanted = useRef<{ readonly place: number } | { readonly name: string } | null>(null)

  const keepFocus = useCallback((name?: string) => {
    if (!root.current) return
    const place = heartsOf(root.current).indexOf(document.activeElement as HTMLElement)
    wanted.current = name === undefined ? { place } : { name }
  }, [])

  useEffect(() => {
    if (!wanted.current || !root.current || !isLost()) return
    const hearts = heartsOf(root.current)
    const goal = wanted.current
    const next =
      'name' in goal
        ? hearts.find((heart) => heart.closest('[role="listitem"]')?.textContent.includes(goal.name))
        : (hearts[goal.place] ?? hearts.at(-1))
    wanted.current = null
    ;(next ?? root.current).focus()
  })

  return { root, keepFocus }
}
