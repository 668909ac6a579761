import { useTexts } from '@vidda/ui/texts-provider'
import { useEffect, useState, type ComponentType } from 'react'
import { frameTexts } from '@vidda/texts'
import { useAlerts } from '../alerts/index.ts'
import { fetchCode } from '../app/index.ts'
import { useCart } from './CartProvider.tsx'

const load = () => fetchCode(() => import('./CartModal.tsx'))

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
  const [Modal, setModal] = useState<ComponentType | null>(null)

  useEffect(() => {
    if (!open || Modal) return
    let wanted = true
    load().then(
      ({ CartModal }) => wanted && setModal(() => CartModal),
      () => {
        if (!wanted) return
        setOpen(false)
        alert({ type: 'success', text: texts.cartAddedUnseen })
      },
    )
    return () => {
      wanted = false
    }
  }, [Modal, alert, open, setOpen, texts])

  return Modal && <Modal />
}
