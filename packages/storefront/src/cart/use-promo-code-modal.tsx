import { promoTexts } from '@vidda/texts'
import { useTexts } from '@vidda/ui/texts-provider'
import { useState, type ComponentType, type ReactNode } from 'react'
import { useAlerts } from '../alerts/index.ts'
import { fetchCode } from '../app/index.ts'
import type { PromoCodeProps } from './PromoCode.tsx'
import { useOpenPromoCodes } from './use-promo-codes.ts'

const load = () => fetchCode(() => import('./PromoCode.tsx'), 'PromoCode')

type Loaded = { readonly Modal: ComponentType<PromoCodeProps>; readonly codes: PromoCodeProps['codes'] }

type PromoCodeToggle = {
  readonly open: boolean
  /** Its code is on its way. */
  readonly pending: boolean
  /** Opens it when it is closed, and closes it when it is open. */
  readonly toggle: () => void
  readonly modal: ReactNode
}

/** The promo code modal, whose code and content are fetched when it first opens: whatever shows meanwhile stays, and it opens at its full height. */
export function usePromoCodeModal(): PromoCodeToggle {
  const alert = useAlerts((view) => view.add)
  const { notOpened } = useTexts(promoTexts)
  const openCodes = useOpenPromoCodes()
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [open, setOpen] = useState(false)
  const [pending, setPending] = useState(false)

  async function fetchAndOpen() {
    setPending(true)
    try {
      const [{ PromoCode: Modal }, codes] = await Promise.all([load(), openCodes()])
      setLoaded({ Modal, codes })
      setOpen(true)
    } catch {
      alert({ type: 'error', text: notOpened })
    } finally {
      setPending(false)
    }
  }

  function toggle() {
    if (open || loaded) setOpen(!open)
    else void fetchAndOpen()
  }

  return { open, pending, toggle, modal: loaded && <loaded.Modal open={open} onToggle={toggle} codes={loaded.codes} /> }
}
