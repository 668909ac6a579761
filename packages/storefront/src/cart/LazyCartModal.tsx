import { lazy, Suspense, useState } from 'react'
import { useCart } from './CartProvider.tsx'

const load = () => import('./CartModal.tsx')
const Loaded = lazy(async () => ({ default: (await load()).CartModal }))

/** Fetches the modal's code ahead of the press; safe to call often. */
export function preloadCartModal(): void {
  // A failed fetch shows itself when the cart is opened.
  load().catch(() => undefined)
}

/** The cart modal, whose code is fetched when it first opens. */
export function LazyCartModal() {
  const open = useCart((view) => view.modalOpen)
  const [wanted, setWanted] = useState(open)
  if (open && !wanted) setWanted(true)
  return wanted ? (
    <Suspense fallback={null}>
      <Loaded />
    </Suspense>
  ) : null
}
