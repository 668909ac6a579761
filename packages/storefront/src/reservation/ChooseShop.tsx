import { availableLines } from '@vidda/domain/cart'
import type { RankedShop } from '@vidda/domain/shop'
import { openState } from '@vidda/ui/opening-hours'
import { ShopPicker } from '@vidda/ui/shop-picker'
import { useTexts } from '@vidda/ui/texts-provider'
import { hoursTexts, placeTexts } from '@vidda/texts'
import { useMemo } from 'react'
import { useCart } from '../cart/index.ts'
import { placeProblem, usePlace } from '../place/index.ts'
import { useNow } from '../shops/index.ts'
import { useShops } from './use-shops.ts'

type ChooseShopProps = {
  readonly value: number | null
  readonly onChange: (id: number) => void
}

/** The shops that can serve the cart, nearest first when the shopper lets us know where they are. */
export function ChooseShop({ value, onChange }: ChooseShopProps) {
  const cart = useCart((view) => view.cart)
  const lines = useMemo(() => availableLines(cart), [cart])
  const { place, busy, failed, find } = usePlace((view) => view)
  const shops = useShops(lines, place?.coords ?? null)
  const now = useNow()
  const texts = useTexts(placeTexts)
  const hours = useTexts(hoursTexts)

  const nameOf = (ean: string) => lines.find((line) => line.ean === ean)?.name ?? ean
  const pickable = ({ shop, servesAll, missing }: RankedShop) => {
    const state = now && openState(shop.openingHours, now, hours, shop.deviations)
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
      isRest={lines.length < cart.orders.length}
      onPosition={() => void find(null)}
      onPostcode={(code) => void find(code)}
      positionBusy={busy}
      origin={place && (place.name === null ? { kind: 'position' } : { kind: 'place', name: place.name })}
      problem={placeProblem(failed, texts)}
      shops={shops.kind === 'ready' ? shops.ranked.map(pickable) : shops.kind}
      {...(shops.kind === 'failed' && { onRetry: shops.retry })}
    />
  )
}
