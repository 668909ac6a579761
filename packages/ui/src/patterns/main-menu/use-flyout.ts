import { useEffect, useRef, useState, type ComponentType, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react'
import { importModule } from '../../foundation/import-module/index.ts'
import type { MenuFlyoutProps } from './MenuFlyout.tsx'

/** Time (ms) that a mouse rests on an entry before its flyout opens, so that one on its way elsewhere opens none; the same for closing. */
const restingTime = 120

const load = () => importModule(() => import('./MenuFlyout.tsx'), 'MenuFlyout')

/** Which entry's flyout is open, by its `to`, and what opens and closes it. The flyout's code is fetched at the first sign of interest. */
export function useFlyout(onIntent?: () => void) {
  const [Flyout, setFlyout] = useState<ComponentType<MenuFlyoutProps> | null>(null)
  const [open, setOpen] = useState<string | null>(null)
  /** The entry whose flyout was asked for by more than a resting mouse. */
  const held = useRef<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function fetchFlyout() {
    onIntent?.()
    // When that fails the entry stays a closed one and a link, and the next visit tries anew.
    if (!Flyout)
      load().then(
        (loaded) => setFlyout(() => loaded.MenuFlyout),
        () => show(null),
      )
  }

  function show(to: string | null) {
    clearTimeout(timer.current)
    if (to) fetchFlyout()
    held.current = to
    setOpen(to)
  }

  /** The first press holds open what a resting mouse has opened, and none closes what is still on its way. */
  const toggle = (to: string) => show(Flyout && held.current === to ? null : to)

  function rest({ pointerType }: PointerEvent, to: string | null) {
    if (pointerType !== 'mouse') return
    fetchFlyout()
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (held.current !== to) held.current = null
      setOpen(to)
    }, restingTime)
  }

  const handlersOf = (to: string) => ({
    onPointerEnter: (event: PointerEvent) => rest(event, to),
    onPointerLeave: (event: PointerEvent) => rest(event, null),
    onFocus: fetchFlyout,
    onBlur({ currentTarget, relatedTarget }: FocusEvent) {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) show(null)
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'ArrowDown') return
      event.preventDefault()
      show(to)
    },
  })
  return { Flyout, open, show, toggle, handlersOf }
}
