import { fill, frameTexts } from '@vidda/texts'
import { Button } from '@vidda/ui/button'
import { useTexts } from '@vidda/ui/texts-provider'
import { useMyShop, useMyShopModal } from '../my-shop/index.ts'

/** Names the shopper's own shop, and opens the modal to choose it. */
export function MyShopButton() {
  const texts = useTexts(frameTexts)
  const myShop = useMyShop()
  const [modal, open] = useMyShopModal()
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-haspopup="dialog"
        aria-label={myShop ? fill(texts.ownShop, { shop: myShop.name }) : undefined}
        onClick={open}
      >
        {myShop?.name ?? texts.myShop}
      </Button>
      {modal}
    </>
  )
}
