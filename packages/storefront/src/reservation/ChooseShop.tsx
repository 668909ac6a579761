import type { Coords } from '@vidda/domain/shop'
import { Button } from '@vidda/ui/button'
import { Notice } from '@vidda/ui/notice'
import { ShopPicker } from '@vidda/ui/shop-picker'
import { Skeleton } from '@vidda/ui/skeleton'
import { useTexts } from '@vidda/ui/texts-provider'
import { useState } from 'react'
import { useAlerts } from '../alerts/index.ts'
import { useCart } from '../cart/index.ts'
import { openText, useNow } from '../shops/index.ts'
import { useShops } from './use-shops.ts'

type ChooseShopProps = {
  readonly value: number | null
  readonly onChange: (id: number) => void
  readonly position: Coords | null
  readonly onPosition: (position: Coords) => void
}

/** The shops that can serve the cart, nearest first when the shopper lets us know where they are. */
export function ChooseShop({ value, onChange, position, onPosition }: ChooseShopProps) {
  const lines = useCart((view) => view.cart.orders)
  const shops = useShops(lines, position)
  const now = useNow()
  const texts = useTexts('reservation')
  const shopTexts = useTexts('shops')
  const alert = useAlerts((view) => view.add)
  const [locating, setLocating] = useState(false)

  function handlePosition() {
    setLocating(true)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setLocating(false)
        onPosition({ lat: coords.latitude, long: coords.longitude })
      },
      () => {
        setLocating(false)
        alert({ type: 'info', text: texts.noPosition })
      },
    )
  }

  if (shops.kind === 'loading') return <Skeleton />
  if (shops.kind === 'failed') {
    return (
      <Notice tone="error" role="alert" title={texts.shopsFailed}>
        <Button variant="quiet" onClick={shops.retry}>
          {texts.retry}
        </Button>
      </Notice>
    )
  }
  const nameOf = (ean: string) => lines.find((line) => line.ean === ean)?.name ?? ean
  return (
    <ShopPicker
      value={value}
      onChange={onChange}
      onPosition={handlePosition}
      positionBusy={locating}
      shops={shops.ranked.map(({ shop, servesAll, missing }) => ({
        id: shop.id,
        name: shop.name,
        address: `${shop.address}, ${shop.postNo} ${shop.postPlace}`,
        distance: shop.distance,
        openText: now ? openText(shop.openingHours, now, shopTexts) : '',
        servesAll,
        missing: missing.map(nameOf),
      }))}
    />
  )
}
