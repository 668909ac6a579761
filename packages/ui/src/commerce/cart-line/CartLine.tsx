import { formatMoney, times, type Ore } from '@vidda/domain/money'
import { cartTexts, fill, goodsTexts } from '@vidda/texts'
import { Link } from '../../primitives/link/index.ts'
import { Badge } from '../../primitives/badge/index.ts'
import { Icon } from '../../foundation/icon/index.ts'
import { Picture, sizesOf, type ImageSources } from '../../primitives/picture/index.ts'
import { QuantityStepper } from '../../primitives/quantity-stepper/index.ts'
import { isReduced } from '../internal/price-parts.tsx'
import { sizeInWords } from '../internal/size-in-words.ts'
import { wholeWords } from '../../foundation/internal/whole-words.tsx'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { CartLineRoot } from './CartLine.styles.ts'

/** Stock of a line in a shop or in the chain, or where it is paid later. */
export type LineStock = {
  /** Such as `På lager i Lillehammer`; empty while loading. */
  readonly text: string
  /** False sets `data-none`: not in stock, or not paid now. */
  readonly available: boolean
}

export type CartLineProps = RootProps<'li', 'name'> & {
  /** The product's page. */
  readonly to: string
  /** The product's name. */
  readonly name: string
  /** Brand name. An empty string reserves the line; undefined shows none. */
  readonly brand?: string | undefined
  /** As the shop writes it: `42` or `M`. */
  readonly size: string
  /** Its name, as the shopper chose it. */
  readonly color: string
  /** The picture of the selected colour. */
  readonly image: ImageSources
  /** The price of one. */
  readonly price: Ore
  /** Lowest price of one in the 30 days before the reduction; null when not reduced. */
  readonly beforePrice?: Ore | null
  /** How many of it. */
  readonly count: number
  /** The most that can be had (spec §4 Cart). */
  readonly max?: number
  /** Where it is in stock, or paid later. An empty text reserves the line; undefined shows none. */
  readonly stock?: LineStock | undefined
  /** Click and collect only (`onlyCC`). */
  readonly reservationOnly?: boolean
  /** Why this line cannot be bought as it stands. */
  readonly error?: string | undefined
  /** One more is asked for. */
  readonly onIncrease: () => void
  /** One less is asked for. */
  readonly onDecrease: () => void
  /** The line is to go. */
  readonly onRemove: () => void
}

const pictureSizes = sizesOf('6rem', { tablet: '8rem' })

/** One size and colour in the cart; stands in a list. */
export function CartLine({
  to,
  name,
  brand,
  size,
  color,
  image,
  price,
  beforePrice = null,
  count,
  max,
  stock,
  reservationOnly = false,
  error,
  onIncrease,
  onDecrease,
  onRemove,
  ...rest
}: CartLineProps) {
  const texts = useTexts(cartTexts)
  const goods = useTexts(goodsTexts)
  return (
    <CartLineRoot {...rest}>
      <div data-part="image">
        <Picture image={image} alt="" sizes={pictureSizes} />
      </div>
      <div data-part="words">
        {brand !== undefined && <span data-part="brand">{brand}</span>}
        <Link data-part="name" to={to}>
          {wholeWords(name)}
        </Link>
        <span data-part="about">
          {color}, {sizeInWords(size, texts.size)}
        </span>
        {stock && (
          <span data-part="stock" data-none={!stock.available || undefined}>
            {stock.text}
          </span>
        )}
        {reservationOnly && (
          <span data-part="badges">
            <Badge tone="accent">{texts.reservationOnly}</Badge>
          </span>
        )}
      </div>
      <div data-part="price">
        <span data-part="sum" data-reduced={isReduced({ price, beforePrice }) || undefined}>
          {formatMoney(times(price, count))}
        </span>
        {beforePrice !== null && isReduced({ price, beforePrice }) && (
          <span data-part="before">
            <span>{goods.beforePrice} </span>
            <s>{formatMoney(times(beforePrice, count))}</s>
          </span>
        )}
        {count > 1 && <span data-part="each">{fill(texts.each, { amount: formatMoney(price) })}</span>}
      </div>
      <QuantityStepper
        data-part="count"
        name={name}
        count={count}
        {...(max !== undefined && { max })}
        onIncrease={onIncrease}
        onDecrease={onDecrease}
      />
      <button type="button" data-part="remove" aria-label={fill(texts.removeOf, { name })} onClick={onRemove}>
        <Icon name="trash" />
        <span>{texts.remove}</span>
      </button>
      {error && (
        <p data-part="error">
          <Icon name="alert" />
          {error}
        </p>
      )}
    </CartLineRoot>
  )
}
