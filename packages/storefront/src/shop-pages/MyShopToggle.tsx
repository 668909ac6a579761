import { fill, shopPageTexts, shopsTexts } from '@vidda/texts'
import { Button } from '@vidda/ui/button'
import { Icon } from '@vidda/ui/icon'
import { useTexts } from '@vidda/ui/texts-provider'
import { useChooseMyShop, useMyShop, type MyShop } from '../my-shop/index.ts'

/** Button that sets or clears the shopper's own shop. */
export function MyShopToggle(shop: MyShop) {
  const texts = useTexts(shopPageTexts)
  const words = useTexts(shopsTexts)
  const isOwn = useMyShop()?.id === shop.id
  const choose = useChooseMyShop()
  return (
    <div data-part="own">
      <Button
        variant="quiet"
        aria-label={isOwn ? fill(words.chosenNamed, { shop: shop.name }) : undefined}
        icon={<Icon name={isOwn ? 'check' : 'store'} />}
        onClick={() => choose(isOwn ? null : { id: shop.id, name: shop.name, slug: shop.slug })}
      >
        {isOwn ? texts.chosen : texts.choose}
      </Button>
    </div>
  )
}
