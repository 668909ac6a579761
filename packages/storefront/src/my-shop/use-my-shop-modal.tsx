import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useFailure } from '../alerts/index.ts'
import { fetchCode, usePart } from '../app/index.ts'
import { useOpenOver } from '../navigation/index.ts'

const load = async () => (await fetchCode(() => import('./MyShopModal.tsx'), 'MyShopModal')).MyShopModal

/** The modal to choose the shopper's own shop, loaded when it first opens, and what opens it. */
export function useMyShopModal(): readonly [modal: ReactNode, open: () => void] {
  const [open, setOpen] = useOpenOver(useLocation().pathname)
  const tellFailure = useFailure()
  const { Part: Modal } = usePart(load, open, (reason) => {
    setOpen(false)
    tellFailure(reason)
  })
  return [Modal && <Modal open={open} onClose={() => setOpen(false)} />, () => setOpen(true)]
}
