import { writtenPhone } from '@vidda/domain/written'
import { ShopCard } from '@vidda/ui/shop-card'
import { memo } from 'react'
import { useNow } from '../shops/index.ts'
import type { ShopEntry } from './load-shops.ts'

type Pointing = {
  /** Called with the id of the shop that is hovered or focused; null when none is any more. */
  readonly onActiveChange?: (id: number | null) => void
}

type ShopListProps = Pointing & {
  readonly shops: readonly ShopEntry[]
  readonly level: 2 | 3
  /** Id of the shop that is hovered or focused on the map. */
  readonly active?: number | null
  /** Id of the shopper's own shop. */
  readonly own?: number | null
}

/** Shops as cards, each with a link to its page. */
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

/** Memoised, so that hovering a shop re-renders two cards and not the whole list. */
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
