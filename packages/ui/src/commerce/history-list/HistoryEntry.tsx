import { longDate } from '@vidda/domain/date-text'
import { formatMoney, type Ore } from '@vidda/domain/money'
import { fill, historyTexts, type WordsOf } from '@vidda/texts'
import type { ReactNode } from 'react'
import { Badge } from '../../primitives/badge/index.ts'
import { Picture, type ImageSources } from '../../primitives/picture/index.ts'
import { TextLink } from '../../primitives/text-link/index.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'

const tones = {
  received: 'neutral',
  awaiting: 'info',
  paymentPending: 'info',
  reserved: 'accent',
  preparing: 'neutral',
  ready: 'accent',
  sent: 'accent',
  done: 'success',
  collected: 'success',
  cancelled: 'warning',
  expired: 'warning',
  unconfirmed: 'warning',
  soldOut: 'warning',
  notCompleted: 'warning',
  refunded: 'neutral',
} as const

export type HistoryStatus = keyof typeof tones

export type HistoryEntryProps = RootProps<'li'> & {
  /** Bought, or put aside in a shop. */
  readonly kind: 'order' | 'reservation'
  /** What the shopper names it by. */
  readonly number: number
  /** ISO 8601 instant. */
  readonly date: string
  /** How far it has come; nothing is said where nobody knows. */
  readonly status?: HistoryStatus | null
  /** What is to be done about it and by when, such as `Hent innen lørdag 18.00`. */
  readonly note?: string
  /** How many goods in all. */
  readonly count: number
  /** In the order of the lines; the first few are shown. */
  readonly images: readonly ImageSources[]
  /** The goods in the order of the lines, such as `2 × Ullgenser, Granskog, M`; the first two are said, each on a line. */
  readonly names?: readonly string[]
  /** What was paid, or is to be. */
  readonly total: Ore
  /** Where it is collected or went, such as `Oslo, Torggata`. */
  readonly place?: string
  /** Its receipt. */
  readonly to?: string
  /** The parcel at the carrier's. */
  readonly trackingUrl?: string | null
  /** What else can be done with it, at the end of its links. */
  readonly action?: ReactNode
  /** The heading's level; default 3. */
  readonly level?: 2 | 3
}

const shownImages = 4
const saidNames = 2

function namesOf(names: readonly string[], texts: WordsOf<typeof historyTexts>): readonly string[] {
  const rest = names.length - saidNames
  const said = names.slice(0, saidNames)
  return rest > 0 ? [...said, fill(texts.andOthers, { count: rest })] : said
}

/** An order or a reservation in a history list. */
export function HistoryEntry({
  kind,
  number,
  date,
  status = null,
  note,
  count,
  images,
  names = [],
  total,
  place,
  to,
  trackingUrl,
  action,
  level = 3,
  ...rest
}: HistoryEntryProps) {
  const texts = useTexts(historyTexts)
  const title = fill(texts[kind], { number })
  const goods = count === 1 ? texts.oneGood : fill(texts.goods, { count })
  const unshown = images.length - shownImages
  const Heading = `h${level}` as const
  return (
    <li tabIndex={-1} {...rest} data-part="entry">
      <div data-part="head">
        <Heading data-part="title">{title}</Heading>
        {status && <Badge tone={tones[status]}>{texts[status]}</Badge>}
      </div>
      <p data-part="about">
        <time dateTime={date}>{longDate(date)}</time>
        {place && ` · ${place}`}
        {` · ${goods}`}
      </p>
      {note && <p data-part="note">{note}</p>}
      <div data-part="goods">
        {images.slice(0, shownImages).map((image, index) => (
          <Picture key={index} image={image} alt="" sizes="4rem" />
        ))}
        {unshown > 0 && <span>{fill(texts.andMore, { count: unshown })}</span>}
        {names.length > 0 && (
          <p data-part="names">
            {namesOf(names, texts).map((name, index) => (
              <span key={index}>{name}</span>
            ))}
          </p>
        )}
      </div>
      <div data-part="foot">
        <span data-part="links">
          {to && (
            <TextLink standalone to={to} aria-label={`${texts.receipt}: ${title}`}>
              {texts.receipt}
            </TextLink>
          )}
          {trackingUrl && (
            <TextLink standalone to={trackingUrl} aria-label={`${texts.track}: ${title}`}>
              {texts.track}
            </TextLink>
          )}
          {action}
        </span>
        <span data-part="sum">{formatMoney(total)}</span>
      </div>
    </li>
  )
}
