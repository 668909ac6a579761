import type { Deviation } from '@vidda/domain/hours'
import { frameTexts, hoursTexts, shopStockTexts } from '@vidda/texts'
import { useState, type ReactNode } from 'react'
import { Icon } from '../../foundation/icon/index.ts'
import { useDistanceText } from '../internal/use-distance-text.ts'
import { openLine } from '../opening-hours/index.ts'
import { TextLink } from '../../primitives/text-link/index.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import { FoldedWeek } from './FoldedWeek.tsx'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { ShopCardRoot } from './ShopCard.styles.ts'

export type ShopCardProps = RootProps<'article', 'name'> & {
  /** The shop's name. */
  readonly name: string
  /** Name and number. */
  readonly street: string
  /** Postal code and city. */
  readonly place: string
  /** The shop's own page. */
  readonly to?: string
  /** The shop on a map, outside the shop: a link below the unfolded week. */
  readonly mapLink?: string
  /** As it is to be shown; a link calls it. */
  readonly phone?: string
  /** The shop's own text, such as `1-5:1000-2000` (spec §3 Shop). */
  readonly hours: string
  /** Null on the server and until the page is hydrated. */
  readonly now: Date | null
  /** Days with other hours than the week's own. */
  readonly deviations?: readonly Deviation[]
  /** Metres from the shopper; null while no position is known. */
  readonly distance?: number | null
  /** The distance is measured from the middle of a postal area. */
  readonly approximate?: boolean
  /** How many the shop has of the article looked at; without it no line is shown. State: `data-stock`. */
  readonly stock?: 'some' | 'few' | 'none'
  /** Marks the shopper's own shop, in words. State: `data-own`. */
  readonly own?: boolean
  /** The heading's level; 3 by default, 2 where the cards stand right under the page's own heading. */
  readonly level?: 2 | 3
  /** The shop from outside: a `Picture`, decoration beside its name. */
  readonly picture?: ReactNode
  /** What can be done with it, such as a button. */
  readonly children?: ReactNode
}

/** Keeps the place of the line that says whether it is open, until that is known. */
const keptLine = '\u{A0}'

/** A shop of the chain: where it is, whether it is open now, and its week folded away. */
export function ShopCard({
  name,
  street,
  place,
  to,
  mapLink,
  phone,
  hours,
  now,
  deviations,
  distance,
  approximate = false,
  stock,
  own = false,
  level = 3,
  picture,
  children,
  ...rest
}: ShopCardProps) {
  const Heading = `h${level}` as const
  const words = useTexts(hoursTexts)
  const stockWords = useTexts(shopStockTexts)
  const frame = useTexts(frameTexts)
  const [unfolded, setUnfolded] = useState(false)
  const far = useDistanceText(distance, approximate)
  const state = now && openLine(hours, now, words, deviations)
  const stocked = { some: stockWords.inStock, few: stockWords.fewLeft, none: stockWords.notInStock }
  return (
    <ShopCardRoot {...rest} data-own={own || undefined}>
      {picture}
      <header>
        <Heading>{to ? <TextLink to={to}>{name}</TextLink> : name}</Heading>
        {own && (
          <span data-part="own">
            <Icon name="check" />
            {frame.myShop}
          </span>
        )}
        {far && <span data-part="distance">{far}</span>}
      </header>
      <p data-part="address">
        <span>{street}</span> <span>{place}</span>
      </p>
      {stock && (
        <p data-part="stock" data-stock={stock}>
          {stocked[stock]}
        </p>
      )}
      {state && (
        <p data-part="now" data-open={state.open || undefined}>
          <Icon name="clock" />
          {state.text}
        </p>
      )}
      {now === null && (
        <p data-part="pending" aria-hidden="true">
          {keptLine}
        </p>
      )}
      <FoldedWeek
        hours={hours}
        now={unfolded ? now : null}
        deviations={unfolded ? deviations : undefined}
        phone={phone}
        mapLink={mapLink}
        onToggle={setUnfolded}
      />
      {children && <div data-part="actions">{children}</div>}
    </ShopCardRoot>
  )
}
