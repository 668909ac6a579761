import { promoTexts } from '@vidda/texts'
import { useTexts } from '@vidda/ui/texts-provider'
import { useState, type ComponentType, type ReactNode } from 'react'
import { useAlerts } from '../alerts/index.ts'
import { fetchCode } from '../app/index.ts'
import type { PromoCodeProps } from './PromoCode.tsx'

const load = () => fetchCode(() => import('./PromoCode.tsx'))

type PromoCodeToggle = {
  readonly open: boolean
  /** Its code is on its way. */
  readonly busy: boolean
  /** Opens it when it is closed, and closes it when it is open. */
  readonly toggle: () => void
  readonly modal: ReactNode
}

/** The promo code modal, whose code is fetched when it first opens: whatever shows meanwhile stays. */
export function usePromoCodeModal(): PromoCodeToggle {
  const alert = useAlerts((view) => view.add)
  const { notOpened } = useTexts(promoTexts)
  const [Modal, setModal] = useState<ComponentType<PromoCodeProps> | null>(null)
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)

  async function fetchAndOpen() {
    setBusy(true)
    try {
      const { PromoCode } = await load()
      setModal(() => PromoCode)
      setOpen(true)
    } catch {
      alert({ type: 'error', text: notOpened })
    } finally {
      setBusy(false)
    }
  }

  function toggle() {
    if (open || Modal) setOpen(!open)
    else void fetchAndOpen()
  }

  return { open, busy, toggle, modal: Modal && <Modal open={open} onToggle={toggle} /> }
}
