import { uniqueSlugs } from '@vidda/domain/slug'
import { groupByCounty, type Shop } from '@vidda/domain/shop'
import { countiesTexts, hoursTexts, myShopTexts, positionTexts } from '@vidda/texts'
import { Modal } from '@vidda/ui/modal'
import { openState } from '@vidda/ui/opening-hours'
import { ShopChoice } from '@vidda/ui/shop-choice'
import { useTexts } from '@vidda/ui/texts-provider'
import { positionProblem, usePosition } from '../position/index.ts'
import { useNow, useShops } from '../shops/index.ts'
import { useChooseMyShop, useMyShop } from './my-shop.ts'

export type MyShopModalProps = {
  readonly open: boolean
  readonly onClose: () => void
}

/** Of no cart: every shop serves it, so that they are sorted by distance, else by name. */
const noLines = [] as const
const noPayments = [] as const

/** Chooses the shopper's own shop, or none, and closes. Import it lazily: it brings Base UI. */
export function MyShopModal({ open, onClose }: MyShopModalProps) {
  const texts = useTexts(myShopTexts)
  return (
    <Modal open={open} onOpenChange={onClose} title={texts.title} tall>
      <Choice onChosen={onClose} />
    </Modal>
  )
}

function Choice({ onChosen }: { readonly onChosen: () => void }) {
  const hours = useTexts(hoursTexts)
  const words = useTexts(positionTexts)
  const countyNames = useTexts(countiesTexts)
  const myShop = useMyShop()
  const chooseMyShop = useChooseMyShop()
  const now = useNow()
  const { position, pending, failed, find } = usePosition((view) => view)
  const shops = useShops(noLines, position?.coords ?? null, noPayments)

  function choosable(shop: Shop) {
    const { id, name, address, postNo, postPlace, distance } = shop
    const state = now && openState(shop.openingHours, now, hours, shop.deviations)
    return {
      id,
      name,
      address: `${address}, ${postNo} ${postPlace}`,
      distance,
      openText: state?.text ?? '',
      ...(state && { open: state.open }),
    }
  }

  /** Grouped by county until the shopper's position is known; then the shops are sorted by distance instead. */
  const choosables = (all: readonly Shop[]) =>
    position
      ? all.map(choosable)
      : groupByCounty(all).flatMap(({ county, entries }) =>
          entries.map((shop) => ({ ...choosable(shop), group: countyNames[county ?? 'elsewhere'] })),
        )

  function handleValue(id: number | null) {
    if (shops.kind !== 'ready') return
    const all = shops.ranked.map(({ shop }) => shop)
    const shop = all.find((other) => other.id === id)
    chooseMyShop(shop ? { id: shop.id, name: shop.name, slug: uniqueSlugs(all).get(shop.id) ?? String(shop.id) } : null)
    onChosen()
  }

  return (
    <ShopChoice
      shops={shops.kind === 'ready' ? choosables(shops.ranked.map(({ shop }) => shop)) : shops.kind}
      value={myShop?.id ?? null}
      onValueChange={handleValue}
      onPosition={() => void find(null)}
      onPostcode={(code) => void find(code)}
      loadingPosition={pending}
      origin={position && (position.name === null ? { kind: 'position' } : { kind: 'postalCode', name: position.name })}
      problem={positionProblem(failed, words)}
      {...(shops.kind === 'failed' && { onRetry: shops.retry, retrying: shops.retrying })}
    />
  )
}
