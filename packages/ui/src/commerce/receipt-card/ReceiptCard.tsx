import { formatMoney, times, type Ore } from '@vidda/domain/money'
import { useId, type ReactNode } from 'react'
import { cartTexts, distanceTexts, fill, ownReservationTexts, receiptTexts, reservationTexts } from '@vidda/texts'
import { Button } from '../../primitives/button/index.ts'
import { Picture, type ImageSources } from '../../primitives/picture/index.ts'
import { TextLink } from '../../primitives/text-link/index.ts'
import { sizeInWords } from '../internal/size-in-words.ts'
import { wholeWords } from '../../foundation/internal/whole-words.tsx'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import { ReceiptTerms, type ReceiptSeller } from './ReceiptTerms.tsx'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { ReceiptCardRoot } from './ReceiptCard.styles.ts'

export type ReceiptLine = {
  readonly ean: string
  readonly name: string
  readonly size: string
  readonly color: string
  readonly image: ImageSources
  /** The price of one. */
  readonly price: Ore
  readonly count: number
}

export type ReceiptCardProps = RootProps<'article', 'onCancel'> & {
  /** What the shopper names it by. */
  readonly number: number
  /** Where it is collected. */
  readonly shop: string
  /** Street and place on one line. */
  readonly address: string
  /** The shop on a map. */
  readonly mapLink?: string
  /** Opening hours in words, one entry a line, such as `Mandag–fredag 10–20`. */
  readonly hours: readonly string[]
  /** The deadline in words. */
  readonly collectBefore: string
  /** Whether the goods are set aside; without, the receipt says neither what to show at the counter, nor until when, nor that there is something to pay. Default true. */
  readonly holds?: boolean
  /** Whether they were collected and so bought; the terms speak of a purchase then. Default false. */
  readonly bought?: boolean
  /** The goods, in the order of the cart. */
  readonly lines: readonly ReceiptLine[]
  /** Where the goods are sent, on one line; without it they are collected. */
  readonly sentTo?: string
  /** What was paid, or is to be. */
  readonly total: Ore
  /** A `QrCode` of the number, to be read at the counter. */
  readonly code?: ReactNode
  /** Puts the deadline into a calendar, where the goods are collected. */
  readonly onCalendar?: () => void
  /** Leads to where the reservation is changed. */
  readonly onEdit?: () => void
  /** Leads to where it is cancelled. */
  readonly onCancel?: () => void
  /** Id of the heading above these two, where the focus comes back to. */
  readonly ownId?: string
  /** With it the receipt states withdrawal, complaint, delivery and who sells. */
  readonly seller?: ReceiptSeller
  /** Where those are explained; default `/kundeservice`. */
  readonly supportTo?: string
}

function Line({ name, size, color, image, price, count }: ReceiptLine) {
  const texts = useTexts(cartTexts)
  return (
    <li>
      <Picture image={image} alt="" sizes="5rem" />
      <span>
        <span data-part="name">{wholeWords(name)}</span>
        <span data-part="about">
          {color}, {sizeInWords(size, texts.size)}
        </span>
        {count > 1 && (
          <span data-part="about">
            {count} × {formatMoney(price)}
          </span>
        )}
      </span>
      <span data-part="sum">{formatMoney(times(price, count))}</span>
    </li>
  )
}

/** A reservation: its number, where and until when to collect, what, and what happens next. */
export function ReceiptCard({
  number,
  shop,
  address,
  mapLink,
  hours,
  collectBefore,
  holds = true,
  bought = false,
  sentTo,
  lines,
  total,
  code,
  onCalendar,
  onEdit,
  onCancel,
  ownId,
  seller,
  supportTo = '/kundeservice',
  ...rest
}: ReceiptCardProps) {
  const texts = useTexts(reservationTexts)
  const receipt = useTexts(receiptTexts)
  const place = useTexts(distanceTexts)
  const own = useTexts(ownReservationTexts)
  const next = useId()
  const ownHeading = useId()
  const goods = useId()
  const collected = holds && sentTo === undefined
  const owed = sentTo === undefined ? texts.total : texts.totalSent
  const sentOrCollected = sentTo === undefined ? 'collected' : 'sent'
  const totalLabel = holds ? owed : texts.totalNotHeld
  return (
    <ReceiptCardRoot {...rest}>
      <header>
        <div>
          <span data-part="label">{texts.number}</span>
          <span data-part="number">{number}</span>
          {collected && <span data-part="label">{receipt.showAtCounter}</span>}
        </div>
        {collected && code}
      </header>
      <dl>
        <div>
          <dt>{texts.shop}</dt>
          <dd>
            <strong>{shop}</strong>
            <br />
            {address}
            {mapLink && (
              <>
                <br />
                <TextLink to={mapLink}>{place.showMap}</TextLink>
              </>
            )}
          </dd>
        </div>
        <div>
          <dt>{texts.openingHours}</dt>
          <dd>
            {hours.map((entry) => (
              <div key={entry}>{entry}</div>
            ))}
          </dd>
        </div>
        {sentTo !== undefined && (
          <div>
            <dt>{texts.sentTo}</dt>
            <dd>
              <strong>{sentTo}</strong>
            </dd>
          </div>
        )}
        {collected && (
          <div>
            <dt>{texts.collectBefore}</dt>
            <dd>
              <strong>{collectBefore}</strong>
              {onCalendar && (
                <span data-part="calendar">
                  <Button variant="quiet" size="small" onClick={onCalendar}>
                    {own.calendar}
                  </Button>
                </span>
              )}
            </dd>
          </div>
        )}
      </dl>
      {lines.length > 0 && (
        <div>
          <h2 id={goods}>{texts.products}</h2>
          <ul data-part="lines" role="list" aria-labelledby={goods}>
            {lines.map((line) => (
              <Line key={line.ean} {...line} />
            ))}
          </ul>
        </div>
      )}
      <p data-part="total">
        <span>{totalLabel}</span>
        <span>{formatMoney(total)}</span>
      </p>
      {holds && (
        <section data-part="next" aria-labelledby={next}>
          <h2 id={next}>{texts.next}</h2>
          <ol>
            <li>{texts.nextPack}</li>
            <li>{sentTo === undefined ? texts.nextMessage : texts.nextCall}</li>
            <li>{sentTo === undefined ? texts.nextCollect : fill(texts.nextSend, { address: sentTo })}</li>
          </ol>
        </section>
      )}
      {(onEdit || onCancel) && (
        <section data-part="own" aria-labelledby={ownId ?? ownHeading}>
          <h2 id={ownId ?? ownHeading}>{own.heading}</h2>
          <p>{own.intro}</p>
          <div>
            {onEdit && (
              <Button variant="quiet" onClick={onEdit}>
                {own.change}
              </Button>
            )}
            {onCancel && (
              <Button variant="plain" onClick={onCancel}>
                {own.cancel}
              </Button>
            )}
          </div>
        </section>
      )}
      {seller && <ReceiptTerms seller={seller} supportTo={supportTo} way={bought ? 'bought' : sentOrCollected} />}
    </ReceiptCardRoot>
  )
}
