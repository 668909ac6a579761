import { formatMoney, type Ore } from '@vidda/domain/money'
import { fill, historyTexts } from '@vidda/texts'
import { Badge } from '../badge/index.ts'
import { Picture, type ImageSources } from '../picture/index.ts'
import { TextLink } from '../text-link/index.ts'
import { useTexts } from '../texts-provider/index.ts'

const tones = {
  received: 'neutral',
  preparing: 'neutral',
  ready: 'accent',
  sent: 'accent',
  done: 'success',
  collected: 'success',
  cancelled: 'warning',
  expired: 'warning',
} as const

export type HistoryStatus = keyof typeof tones

export type HistoryEntryProps = {
  /** Bought, or put aside in a shop. */
  readonly kind: 'order' | 'reservation'
  /** What the shopper names it by. */
  readonly number: number
  /** ISO 8601 instant. */
  readonly date: string
  /** How far it has come. */
  readonly status: HistoryStatus
  /** How many goods in all. */
  readonly count: number
  /** In the order of the lines; the first few are shown. */
  readonly images: readonly ImageSources[]
  /** What was paid, or is to be. */
  readonly total: Ore
  /** Where it is collected or went, such as `Oslo, Torggata`. */
  readonly place?: string
  /** Its receipt. */
  readonly to?: string
  /** The parcel at the carrier's. */
  readonly trackingUrl?: string | null
}

const day = /* @__PURE__ */ new Intl.DateTimeFormat('nb-NO', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Europe/Oslo' })

const shownImages = 4

/** An order or a reservation in a history list. */
export function HistoryEntry({ kind, number, date, status, count, images, total, place, to, trackingUrl }: HistoryEntryProps) {
  const texts = useTexts(historyTexts)
  const title = fill(texts[kind], { number })
  const goods = count === 1 ? texts.oneGood : fill(texts.goods, { count })
  const rest = images.length - shownImages
  return (
    <li data-part="entry" tabIndex={-1}>
      <div data-part="head">
        <h3>{title}</h3>
        <Badge tone={tones[status]}>{texts[status]}</Badge>
      </div>
      <p data-part="about">
        <time dateTime={date}>{day.format(new Date(date))}</time>
        {place && ` · ${place}`}
        {` · ${goods}`}
      </p>
      <div data-part="goods">
        {images.slice(0, shownImages).map((image, index) => (
          <Picture key={index} image={image} alt="" sizes="4rem" />
        ))}
        {rest > 0 && <span>{fill(texts.andMore, { count: rest })}</span>}
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
        </span>
        <span data-part="sum">{formatMoney(total)}</span>
      </div>
    </li>
  )
}
