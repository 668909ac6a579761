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
import { listHref, type ListChoice } from './choice.ts'
import type { MyShopModalProps } from './MyShopModal.tsx'

const load = () => fetchCode(() => import('./MyShopModal.tsx'))

/** The shopper's own shop above a list: which it is, and the list of what it has. */
export function MyShopBar({ myShop, choice }: { readonly myShop: MyShop | null; readonly choice: ListChoice }) {
  const texts = useTexts(narrowingTexts)
  const { pathname } = useLocation()
  const tellFailure = useFailure()
  const [open, setOpen] = useState(false)
  const [Modal, setModal] = useState<ComponentType<MyShopModalProps> | null>(null)

  function handlePress() {
    load().then((loaded) => {
      setModal(() => loaded.MyShopModal)
      setOpen(true)
    }, tellFailure)
  }

  return (
    <div data-part="my-shop">
      <Button variant="plain" size="small" icon={<Icon name="store" />} aria-haspopup="dialog" onClick={handlePress}>
        {myShop ? fill(texts.myShop, { shop: myShop.name }) : texts.chooseMyShop}
      </Button>
      {myShop && !choice.shop.includes(myShop.slug) && (
        <TextLink standalone preventScrollReset to={listHref(pathname, choice, { shop: [myShop.slug], from: 1, to: 1 })}>
          {texts.onlyMyShop}
        </TextLink>
      )}
      {Modal && <Modal open={open} onOpenChange={setOpen} myShop={myShop} />}
    </div>
  )
}
