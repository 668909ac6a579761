import { useCallback, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useFailure } from '../alerts/index.ts'
import { fetchCode, usePart } from '../app/index.ts'

const load = async () => (await fetchCode(() => import('./MyShopModal.tsx'), 'MyShopModal')).MyShopModal

/** The modal to choose the shopper's own shop, loaded when it first opens, and what opens it. */
export function useMyShopModal(): readonly [modal: ReactNode, open: () => void] {
  const { pathname } = useLocation()
  const tellFailure = useFailure()
  /** The page that it is open over; Back may have led to another one. */
  const [openOver, setOpenOver] = useState<string | null>(null)
  if (openOver !== null && openOver !== pathname) setOpenOver(null)
  const close = useCallback(() => setOpenOver(null), [])
  const handleFailure = useCallback(
    (reason: unknown) => {
      close()
      tellFailure(reason)
    },
    [close, tellFailure],
  )
  const { Part: Modal } = usePart(load, openOver, handleFailure)
  return [Modal && <Modal open={openOver !== null} onClose={close} />, () => setOpenOver(pathname)]
}
