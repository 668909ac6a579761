import type { Coords, RankedShop } from '@vidda/domain/shop'
import { openState } from '@vidda/ui/opening-hours'
import { ShopPicker } from '@vidda/ui/shop-picker'
import { useTexts } from '@vidda/ui/texts-provider'
import { useState } from 'react'
import { hoursTexts, reservationTexts } from '@vidda/texts'
import { useCart } from '../cart/index.ts'
import { useNow } from '../shops/index.ts'
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
  const texts = useTexts(reservationTexts)
  const hours = useTexts(hoursTexts)
  const [locating, setLocating] = useState(false)
  const [refused, setRefused] = useState(false)

  function handlePosition() {
    setLocating(true)
    setRefused(false)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setLocating(false)
        onPosition({ lat: coords.latitude, long: coords.longitude })
      },
      () => {
        setLocating(false)
        setRefused(true)
      },
    )
  }

  const nameOf = (ean: string) => lines.find((line) => line.ean === ean)?.name ?? ean
  const pickable = ({ shop, servesAll, missing }: RankedShop) => {
    const state = now && openState(shop.openingHours, now, hours)
    return {
      id: shop.id,
      name: shop.name,
      address: `${shop.address}, ${shop.postNo} ${shop.postPlace}`,
      distance: shop.distance,
      openText: state?.text ?? '',
      ...(state && { open: state.open }),
      servesAll,
      missing: missing.map(nameOf),
    }
  }
  return (
    <ShopPicker
      value={value}
      onChange={onChange}
      lineCount={lines.length}
      onPosition={handlePosition}
      positionBusy={locating}
      origin={position && { kind: 'position' }}
      problem={refused ? texts.noPosition : undefined}
      shops={shops.kind === 'ready' ? shops.ranked.map(pickable) : shops.kind}
      {...(shops.kind === 'failed' && { onRetry: shops.retry })}
    />
  )
}
