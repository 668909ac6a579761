import { useTexts } from '@vidda/ui/texts-provider'
import { useCallback, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { frameTexts } from '@vidda/texts'
import { useAlerts } from '../alerts/index.ts'
import { fetchCode, usePart } from '../app/index.ts'
import { useCart } from './CartProvider.tsx'
import { isCartAsked } from './open-cart-flag.ts'

const load = async () => (await fetchCode(() => import('./CartModal.tsx'), 'CartModal')).CartModal

/** Fetches the modal's code ahead of the press; safe to call often. */
export function preloadCartModal(): void {
  // A failed fetch shows itself when the cart is opened.
  load().catch(() => undefined)
}

/** The cart modal, whose code is fetched when it first opens; when that fails the shopper is told that the goods are in the cart all the same. */
export function LazyCartModal() {
  const open = useCart((view) => view.modalOpen)
  const setOpen = useCart((view) => view.setModalOpen)
  const alert = useAlerts((view) => view.add)
  const texts = useTexts(frameTexts)
  const { search } = useLocation()
  useEffect(() => {
    if (isCartAsked(search)) setOpen(true)
  }, [search, setOpen])
  const handleFailure = useCallback(() => {
    setOpen(false)
    alert({ type: 'success', text: texts.cartAddedUnseen })
  }, [alert, setOpen, texts])
  const { Part: Modal } = usePart(load, open, handleFailure)
  return Modal && <Modal />
}
