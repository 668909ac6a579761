import { writtenPhone } from '@vidda/domain/written'
import { ShopCard } from '@vidda/ui/shop-card'
import { memo } from 'react'
import { useNow } from '../shops/index.ts'
import type { ShopEntry } from './load-shops.ts'

type Pointing = {
  /** A shop is pointed at or holds the focus, by its id; null when none does any more. */
  readonly onActiveChange?: (id: number | null) => void
}

type ShopListProps = Pointing & {
  readonly shops: readonly ShopEntry[]
  readonly level: 2 | 3
  /** Id of the shop that is pointed at elsewhere. */
  readonly active?: number | null
  /** Id of the shopper's own shop. */
  readonly own?: number | null
}

/** Shops as cards, each leading to its own page. */
export function ShopList({ shops, level, active = null, own = null, onActiveChange }: ShopListProps) {
  const now = useNow()
  return (
    <ul role="list" data-part="shops">
      {shops.map((shop) => (
        <Entry
          key={shop.id}
          shop={shop}
          level={level}
          now={now}
          active={shop.id === active}
          own={shop.id === own}
          {...(onActiveChange && { onActiveChange })}
        />
      ))}
    </ul>
  )
}

type EntryProps = Pointing & {
  readonly shop: ShopEntry
  readonly level: 2 | 3
  readonly now: Date | null
  readonly active: boolean
  readonly own: boolean
}

/** Memoised: of a long list, pointing at one shop renders two. */
const Entry = memo(function Entry({ shop, level, now, active, own, onActiveChange }: EntryProps) {
  const { id, name, address, to, mapLink, phone, openingHours, deviations, distance } = shop
  const enter = () => onActiveChange?.(id)
  const leave = () => onActiveChange?.(null)
  return (
    <li>
      <ShopCard
        data-active={active || undefined}
        level={level}
        name={name}
        address={address}
        to={to}
        mapLink={mapLink}
        phone={writtenPhone(phone)}
        hours={openingHours}
        deviations={deviations}
        now={now}
        distance={distance}
        approximate
        own={own}
        {...(onActiveChange && { onMouseEnter: enter, onMouseLeave: leave, onFocus: enter, onBlur: leave })}
      />
    </li>
  )
})
