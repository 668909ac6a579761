import { shopStockTexts } from '@vidda/texts'
import type { ReactNode } from 'react'
import { MoreShops } from '../internal/MoreShops.tsx'
import { Icon } from '../../foundation/icon/index.ts'
import { TextLink } from '../../primitives/text-link/index.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import { useDistanceText } from '../internal/use-distance-text.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
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
  /** Its opening hours, folded away behind `openText`, which must then be given. */
  readonly hours?: ReactNode
  /** What can be done in this shop: a button to reserve there. */
  readonly action?: ReactNode
}

export type ShopStockProps = RootProps<'div'> & {
  /** In the order shown. */
  readonly shops: readonly StockedShop[]
  /** How many show before the rest folds away; default 5. */
  readonly limit?: number
  /** The distances are as the crow flies, or from the middle of a postal area. */
  readonly approximate?: boolean
}

/** From this many on there is no hurry. */
const plenty = 3

function stockOf(qty: number): 'some' | 'few' | 'none' {
  if (qty <= 0) return 'none'
  return qty < plenty ? 'few' : 'some'
}

function Shop({ name, qty, distance, approximate, openText, to, hours, action }: StockedShop & Pick<ShopStockProps, 'approximate'>) {
  const texts = useTexts(shopStockTexts)
  const words = { some: texts.inStock, few: texts.fewLeft, none: texts.notInStock }
  const away = useDistanceText(distance, approximate)
  const about = [away, hours ? undefined : openText].filter(Boolean).join(' · ')
  const stock = stockOf(qty)
  return (
    <li>
      <span data-part="shop">{to ? <TextLink to={to}>{name}</TextLink> : name}</span>
      <span data-part="stock" data-stock={stock}>
        {words[stock]}
      </span>
      {about && <span data-part="about">{about}</span>}
      {hours && openText && (
        <details data-part="hours">
          <summary>
            {openText}
            <Icon name="chevron-down" />
          </summary>
          {hours}
        </details>
      )}
      {action && <div data-part="action">{action}</div>}
    </li>
  )
}

/** Which shops have it, and how much in words: `På lager`, `Få igjen` (two or one), `Ikke på lager`. */
export function ShopStock({ shops, limit = 5, approximate = false, ...rest }: ShopStockProps) {
  const texts = useTexts(shopStockTexts)
  const first = shops.slice(0, limit)
  const folded = shops.slice(limit)
  return (
    <ShopStockRoot {...rest}>
      <ul role="list" aria-label={texts.list}>
        {first.map((shop) => (
          <Shop key={shop.id} {...shop} approximate={approximate} />
        ))}
      </ul>
      <MoreShops count={folded.length}>
        <ul role="list">
          {folded.map((shop) => (
            <Shop key={shop.id} {...shop} approximate={approximate} />
          ))}
        </ul>
      </MoreShops>
    </ShopStockRoot>
  )
}
