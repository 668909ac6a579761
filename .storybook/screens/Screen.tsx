import { useEffect, useState } from 'react'
import type { MemoryShop } from '../../packages/storefront/src/memory-shop.fixtures.tsx'
import { useLeaving } from './leaving.ts'
import { openScreen, type ScreenProps } from './open-screen.ts'
import type { Recorded } from './recorded.ts'
import './screen.css'

export type { ScreenProps } from './open-screen.ts'

type Props = ScreenProps & { readonly recorded: Recorded }

/** A whole screen of the brand's shop, from its header to its footer. */
export function Screen({ recorded, ...screen }: Props) {
  const [shop, setShop] = useState<MemoryShop | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  // Fixed at mount: opening the screen again on a rerender would discard the visitor's navigation.
  const [opening] = useState(screen)
  useEffect(() => {
    let current = true
    let opened: MemoryShop | null = null
    openScreen(recorded, opening).then((made) => {
      opened = made
      if (current) setShop(made)
      else made.router.dispose()
    }, setFailure)
    return () => {
      current = false
      opened?.router.dispose()
    }
  }, [recorded, opening])
  const elsewhere = useLeaving(shop?.router ?? null)
  if (failure) throw failure
  return (
    <>
      {shop?.element}
      {elsewhere !== null && <output className="screen-elsewhere">Leads to {elsewhere}</output>}
    </>
  )
}
