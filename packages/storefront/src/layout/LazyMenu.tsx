import type { MenuDrawerProps } from '@vidda/ui/menu-drawer'
import { useCallback } from 'react'
import { useFailure } from '../alerts/index.ts'
import { fetchCode, usePart } from '../app/index.ts'

const load = async () => (await fetchCode(() => import('./Menu.tsx'), 'Menu')).Menu

/** Fetches the menu's code ahead of the press; safe to call often. */
export function preloadMenu(): void {
  // A failed fetch shows itself when the menu is opened.
  load().catch(() => undefined)
}

/** The menu of a phone, whose code is fetched when it first opens; when that fails it closes again, and the next press tries anew. */
export function LazyMenu(props: MenuDrawerProps) {
  const { open, onOpenChange } = props
  const tellFailure = useFailure()
  const handleFailure = useCallback(
    (reason: unknown) => {
      onOpenChange(false)
      tellFailure(reason)
    },
    [onOpenChange, tellFailure],
  )
  const { Part: Menu } = usePart(load, open, handleFailure)
  return Menu && <Menu {...props} />
}
