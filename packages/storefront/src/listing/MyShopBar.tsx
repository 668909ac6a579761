import { fill, narrowingTexts } from '@vidda/texts'
import { Button } from '@vidda/ui/button'
import { Icon } from '@vidda/ui/icon'
import { TextLink } from '@vidda/ui/text-link'
import { useTexts } from '@vidda/ui/texts-provider'
import { useState, type ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { useFailure } from '../alerts/index.ts'
import { fetchCode } from '../app/index.ts'
import type { MyShop } from '../shops/index.ts'
import { listHref, type ListParameters } from './list-parameters.ts'
import type { MyShopModalProps } from './MyShopModal.tsx'

const load = () => fetchCode(() => import('./MyShopModal.tsx'), 'MyShopModal')

/** The shopper's own shop above a list: which it is, and the list of what it has. */
export function MyShopBar({ myShop, parameters }: { readonly myShop: MyShop | null; readonly parameters: ListParameters }) {
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
    <div data-part="my-shop">
      <Button variant="plain" size="small" icon={<Icon name="store" />} aria-haspopup="dialog" onClick={handlePress}>
        {myShop ? fill(texts.myShop, { shop: myShop.name }) : texts.chooseMyShop}
      </Button>
      {myShop && !parameters.shop.includes(myShop.slug) && (
        <TextLink standalone preventScrollReset to={listHref(pathname, parameters, { shop: [myShop.slug], from: 1, to: 1 })}>
          {texts.onlyMyShop}
        </TextLink>
      )}
      {Modal && <Modal open={openOver === pathname} onOpenChange={(open) => setOpenOver(open ? pathname : null)} myShop={myShop} />}
    </div>
  )
}
