import { MoreShops } from '../internal/MoreShops.tsx'
import { TextLink } from '../text-link/index.ts'
import { useTexts } from '../texts-provider/index.ts'
import { useDistanceText } from '../internal/use-distance-text.ts'
import { ShopStockRoot } from './ShopStock.styles.ts'

export type StockedShop = {
  readonly id: number
  readonly name: string
  readonly qty: number
  /** Metres from the shopper; null while no position is known. */
  readonly distance?: number | null
  /** When it is open, in words, such as `Åpent til 20`. */
  readonly openText?: string
  /** The shop's own page. */
  readonly to?: string
}

export type ShopStockProps = {
  /** In the order shown. */
  readonly shops: readonly StockedShop[]
  /** How many show before the rest folds away; default 5. */
  readonly limit?: number
}

/** From this many on there is no hurry. */
const plenty = 3

function stockOf(qty: number): 'some' | 'few' | 'none' {
  if (qty <= 0) return 'none'
  return qty < plenty ? 'few' : 'some'
}

function Shop({ name, qty, distance, openText, to }: StockedShop) {
  const texts = useTexts('goods')
  const words = { some: texts.inStock, few: texts.fewLeft, none: texts.notInStock }
  const about = [useDistanceText(distance), openText].filter(Boolean).join(' · ')
  const stock = stockOf(qty)
  return (
    <li>
      <span data-part="shop">{to ? <TextLink to={to}>{name}</TextLink> : name}</span>
      <span data-part="stock" data-stock={stock}>
        {words[stock]}
      </span>
      {about && <span data-part="about">{about}</span>}
    </li>
  )
}

/** Which shops have it, and how much in words: `På lager`, `Få igjen` (two or one), `Ikke på lager`. */
export function ShopStock({ shops, limit = 5 }: ShopStockProps) {
  const texts = useTexts('goods')
  const first = shops.slice(0, limit)
  const rest = shops.slice(limit)
  return (
    <ShopStockRoot>
      <ul role="list" aria-label={texts.shopStock}>
        {first.map((shop) => (
          <Shop key={shop.id} {...shop} />
        ))}
      </ul>
      <MoreShops count={rest.length}>
        <ul role="list">
          {rest.map((shop) => (
            <Shop key={shop.id} {...shop} />
          ))}
        </ul>
      </MoreShops>
    </ShopStockRoot>
  )
}
