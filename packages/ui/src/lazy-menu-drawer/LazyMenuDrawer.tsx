import { lazy, Suspense, useState } from 'react'
import type { MenuDrawerProps } from '../menu-drawer/index.ts'

const load = () => import('../menu-drawer/index.ts')
const Loaded = lazy(async () => ({ default: (await load()).MenuDrawer }))

/** Fetches the drawer's code ahead of the press; safe to call often. */
export function preloadMenuDrawer(): void {
  // A failed fetch shows itself when the drawer is opened.
  load().catch(() => undefined)
}

/** The menu drawer, whose code is fetched when it first opens, so that no page pays for it at first load. */
export function LazyMenuDrawer(props: MenuDrawerProps) {
  const [wanted, setWanted] = useState(props.open)
  if (props.open && !wanted) setWanted(true)
  return wanted ? (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  ) : null
}
