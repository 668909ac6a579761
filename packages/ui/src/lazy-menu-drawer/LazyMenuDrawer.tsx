import { useEffect, useState, type ComponentType } from 'react'
import { importModule } from '../import-module/index.ts'
import type { MenuDrawerProps } from '../menu-drawer/index.ts'

const load = () => importModule(() => import('../menu-drawer/index.ts'), 'MenuDrawer')

/** Fetches the drawer's code ahead of the press; safe to call often. */
export function preloadMenuDrawer(): void {
  // A failed fetch shows itself when the drawer is opened.
  load().catch(() => undefined)
}

export type LazyMenuDrawerProps = MenuDrawerProps & {
  /** Its code did not come, for this reason: time to tell the shopper. */
  readonly onFailure: (reason: unknown) => void
}

/**
 * The menu drawer, whose code is fetched when it first opens, so that no page pays for it at first load. When that fails the menu
 * closes again, and the next press tries anew.
 */
export function LazyMenuDrawer({ onFailure, ...props }: LazyMenuDrawerProps) {
  const [Drawer, setDrawer] = useState<ComponentType<MenuDrawerProps> | null>(null)
  const { open, onOpenChange } = props

  useEffect(() => {
    if (!open || Drawer) return
    let wanted = true
    load().then(
      ({ MenuDrawer }) => wanted && setDrawer(() => MenuDrawer),
      (reason: unknown) => {
        if (!wanted) return
        onOpenChange(false)
        onFailure(reason)
      },
    )
    return () => {
      wanted = false
    }
  }, [Drawer, onFailure, onOpenChange, open])

  return Drawer && <Drawer {...props} />
}
