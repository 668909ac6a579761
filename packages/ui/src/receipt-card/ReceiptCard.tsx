import { formatMoney, times, type Ore } from '@vidda/domain/money'
import { useId } from 'react'
import { Picture, type ImageSources } from '../picture/index.ts'
import { TextLink } from '../text-link/index.ts'
import { sizeInWords } from '../internal/size-in-words.ts'
import { useTexts } from '../texts-provider/index.ts'
import { ReceiptCardRoot } from './ReceiptCard.styles.ts'

export type ReceiptLine = {
  readonly ean: string
  readonly name: string
  readonly size: string
  readonly color: string
  readonly image: ImageSources
  /** Of one. */
  readonly price: Ore
  readonly count: number
}

export type ReceiptCardProps = {
  readonly number: number
  readonly shop: string
  /** Street and place on one line. */
  readonly address: string
  readonly mapLink?: string
  /** Opening hours in words, one entry a line, such as `Mandag–fredag 10–20`. */
  readonly hours: readonly string[]
  /** The deadline in words. */
  readonly collectBefore: string
  readonly lines: readonly ReceiptLine[]
  readonly total: Ore
}

function Line({ name, size, color, image, price, count }: ReceiptLine) {
  const texts = useTexts('cart')
  return (
    <li>
      <Picture image={image} alt="" sizes="5rem" />
      <span>
        <span data-part="name">{name}</span>
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
export function ReceiptCard({ number, shop, address, mapLink, hours, collectBefore, lines, total }: ReceiptCardProps) {
  const texts = useTexts('reservation')
  const next = useId()
  return (
    <ReceiptCardRoot>
      <header>
        <span data-part="label">{texts.number}</span>
        <span data-part="number">{number}</span>
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
                <TextLink to={mapLink}>{texts.showMap}</TextLink>
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
        <div>
          <dt>{texts.collectBefore}</dt>
          <dd>
            <strong>{collectBefore}</strong>
          </dd>
        </div>
      </dl>
      <div>
        <ul data-part="lines" role="list" aria-label={texts.products}>
          {lines.map((line) => (
            <Line key={line.ean} {...line} />
          ))}
        </ul>
      </div>
      <p data-part="total">
        <span>{texts.total}</span>
        <span>{formatMoney(total)}</span>
      </p>
      <section data-part="next" aria-labelledby={next}>
        <h2 id={next}>{texts.next}</h2>
        <ol>
          <li>{texts.nextPack}</li>
          <li>{texts.nextMessage}</li>
          <li>{texts.nextCollect}</li>
        </ol>
      </section>
    </ReceiptCardRoot>
  )
}
