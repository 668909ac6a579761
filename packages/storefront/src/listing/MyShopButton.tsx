import { fill, narrowingTexts } from '@vidda/texts'
import { Button } from '@vidda/ui/button'
import { useTexts } from '@vidda/ui/texts-provider'
import { useState, type ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { useFailure } from '../alerts/index.ts'
import { fetchCode } from '../app/index.ts'
import type { MyShop } from '../shops/index.ts'
import type { MyShopModalProps } from './MyShopModal.tsx'

const load = () => fetchCode(() => import('./MyShopModal.tsx'), 'MyShopModal')

/** Shows the shopper's selected shop, and opens the shop picker. */
export function MyShopButton({ myShop }: { readonly myShop: MyShop | null }) {
  const texts = useTexts(narrowingTexts)
  const { pathname } = useLocation()
  const tellFailure = useFailure()
  /** The list that the dialog is open over; Back may have led to another one. */
  const [openOver, setOpenOver] = useState<string | null>(null)
  if (openOver !== null && openOver !== pathname) setOpenOver(null)
  const [Modal, setModal] = useState<ComponentType<MyShopModalProps> | null>(null)

  function handlePress() {
    load().then((loaded) => {
      setModal(() => loaded.MyShopModal)
      setOpenOver(pathname)
    }, tellFailure)
  }

  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-haspopup="dialog"
        aria-label={myShop ? fill(texts.myShop, { shop: myShop.name }) : undefined}
        onClick={handlePress}
      >
        {myShop?.name ?? texts.chooseMyShop}
      </Button>
      {Modal && <Modal open={openOver === pathname} onOpenChange={(open) => setOpenOver(open ? pathname : null)} myShop={myShop} />}
    </>
  )
}
