import { imageSources } from '@vidda/contract'
import { writtenPhone } from '@vidda/domain/written'
import { fill, shopsTexts } from '@vidda/texts'
import { Button } from '@vidda/ui/button'
import { Icon } from '@vidda/ui/icon'
import { Picture } from '@vidda/ui/picture'
import { ShopCard } from '@vidda/ui/shop-card'
import { useTexts } from '@vidda/ui/texts-provider'
import { memo } from 'react'
import type { MyShop } from '../my-shop/index.ts'
import { useNow } from '../shops/index.ts'
import type { ShopEntry } from './load-shops.ts'

/** Width of the whole picture, of which the middle is shown: along the edge of a card with buttons, else as a square of 76 px. */
const pictureSizes = { beside: '24rem', square: '11rem' } as const

type Pointing = {
  /** Called with the id of the shop that is hovered or focused; null when none is any more. */
  readonly onActiveChange?: (id: number | null) => void
  /** Sets or clears the shopper's own shop. Without it the cards have no button. */
  readonly onChoose?: (shop: MyShop | null) => void
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
export function ShopList({ shops, level, active = null, own = null, onActiveChange, onChoose }: ShopListProps) {
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
          {...(onChoose && { onChoose })}
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
const Entry = memo(function Entry({ shop, level, now, active, own, onActiveChange, onChoose }: EntryProps) {
  const { id, name, street, place, to, mapLink, phone, openingHours, deviations, distance, picture } = shop
  const enter = () => onActiveChange?.(id)
  const leave = () => onActiveChange?.(null)
  return (
    <li>
      <ShopCard
        data-active={active || undefined}
        level={level}
        name={name}
        street={street}
        place={place}
        to={to}
        mapLink={mapLink}
        phone={writtenPhone(phone)}
        hours={openingHours}
        deviations={deviations}
        now={now}
        distance={distance}
        approximate
        own={own}
        {...(picture && {
          picture: <Picture image={imageSources(picture.image)} alt="" sizes={pictureSizes[onChoose ? 'beside' : 'square']} />,
        })}
        {...(onActiveChange && { onMouseEnter: enter, onMouseLeave: leave, onFocus: enter, onBlur: leave })}
      >
        {onChoose && <Choose shop={shop} own={own} onChoose={onChoose} />}
      </ShopCard>
    </li>
  )
})

type ChooseProps = { readonly shop: ShopEntry; readonly own: boolean; readonly onChoose: (shop: MyShop | null) => void }

/** Makes a shop the shopper's own, or no longer. */
function Choose({ shop: { id, name, filter }, own, onChoose }: ChooseProps) {
  const texts = useTexts(shopsTexts)
  return (
    <Button
      variant="quiet"
      size="small"
      {...(own && { icon: <Icon name="check" /> })}
      aria-label={fill(own ? texts.chosenNamed : texts.chooseNamed, { shop: name })}
      onClick={() => onChoose(own ? null : { id, name, slug: filter })}
    >
      {own ? texts.chosenShort : texts.chooseShort}
    </Button>
  )
}
