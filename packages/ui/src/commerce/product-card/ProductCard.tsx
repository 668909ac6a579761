import type { Ore } from '@vidda/domain/money'
import { formatNumber } from '@vidda/domain/number'
import { fill, goodsTexts, type WordsOf } from '@vidda/texts'
import { memo, type CSSProperties, type ReactNode } from 'react'
import type { CampaignKind } from '../campaign-label/index.ts'
import { pictureParts, type ImageSources } from '../../primitives/internal/picture-parts.tsx'
import { isReduced, priceParts } from '../internal/price-parts.tsx'
import { Link } from '../../primitives/link/index.ts'
import { sizesOf } from '../../primitives/picture/index.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import { sameCard } from './same-card.ts'
import { wholeWords } from '../../foundation/internal/whole-words.tsx'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { ProductCardRoot } from './ProductCard.styles.ts'

export type CardColor = { readonly name: string; readonly hex: string }

export type ProductCardProps = RootProps<'li', 'name'> & {
  /** The product's page. */
  readonly to: string
  /** The product's name. */
  readonly name: string
  /** Who makes it. */
  readonly brand: string
  /** The picture of the colour that is shown first. */
  readonly image: ImageSources
  /** What it costs now. */
  readonly price: Ore
  /** Lowest price of the 30 days before the reduction; null when not reduced. */
  readonly beforePrice?: Ore | null
  /** The campaign's label, such as `−30 %`. */
  readonly label?: string | null
  /** What sort of campaign the label tells of. Default `offer`. State: `data-kind`. */
  readonly labelKind?: CampaignKind | undefined
  /** Average rating, 1 to 5; null or left out if there are no reviews. */
  readonly rating?: number | null
  /** Number of reviews. Default 0. */
  readonly reviewCount?: number
  /** A few facts in one line, such as `430 g · 15 000 mm`. */
  readonly keyFacts?: string
  /** The colours that the product is made in. */
  readonly colors?: readonly CardColor[]
  /** Number of shops that have it; without it nothing is said about stock. */
  readonly shopsInStock?: number
  /** The shopper's own shop by its name, and whether it has it: said in place of the number of shops. */
  readonly myShop?: string | undefined
  /** Read with `myShop`. Default false. */
  readonly inMyShop?: boolean
  /** Seen at once when the page opens: its picture is loaded first. */
  readonly priority?: boolean
  /** The heading's level; default 2, for a list right under the page's own heading. */
  readonly level?: 2 | 3
  /** The width its picture is shown at; default as in a product grid. */
  readonly sizes?: string
  /** On the picture's corner: a `FavouriteButton`. The card is drawn again for another element, so make it once per card. */
  readonly corner?: ReactNode
  /** Content at the bottom of the card whose clicks do not follow the card's link, such as a `CompareToggle`. Create it once per card, as `corner`. */
  readonly foot?: ReactNode
  /** Content laid over the picture whose clicks do not follow the card's link, such as a `QuickAdd`. Create it once per card, as `corner`. */
  readonly overlay?: ReactNode
}

type Words = WordsOf<typeof goodsTexts>

/** As wide as a column of `product-grid`. */
const gridSizes = /* @__PURE__ */ sizesOf('48vw', { tablet: '32vw', desktop: '26vw' })

const shownColors = 5

function stockWords(count: number, texts: Words) {
  if (count === 0) return texts.inNoShop
  return count === 1 ? texts.inOneShop : fill(texts.inShops, { count })
}

/** One line, so that cards keep their height when the shopper's shop becomes known. */
function ownShopWords(shop: string, has: boolean, count: number, texts: Words) {
  if (has) return fill(texts.inMyShop, { shop })
  return count > 0 ? fill(texts.inOtherShops, { shop, count }) : fill(texts.notInMyShop, { shop })
}

/** Shares the brand's line, so that cards with and without reviews are equally high. */
function ratingParts(rating: number, count: number, texts: Words) {
  const value = formatNumber(rating, 1)
  return (
    <span data-part="rating" role="img" aria-label={fill(count === 1 ? texts.ratedOnce : texts.rated, { rating: value, count })}>
      {value} ({count})
    </span>
  )
}

function colorParts(colors: readonly CardColor[], texts: Words) {
  const label = colors.length === 1 ? texts.color : fill(texts.colors, { count: colors.length })
  const names = `${label}: ${colors.map((color) => color.name).join(', ')}`
  return (
    <span data-part="colors" role="img" aria-label={names} title={names}>
      {colors.slice(0, shownColors).map((color) => (
        <span key={color.name} data-part="swatch" style={{ '--swatch': color.hex } as CSSProperties} />
      ))}
      {colors.length > shownColors && <span>+{colors.length - shownColors}</span>}
    </span>
  )
}

/**
 * One article in a list; stands in a `product-grid` or another `ul`. Drawn again only when what it shows has changed. One styled
 * element and no component inside it but the link: forty-eight of them are made for every page of a list.
 */
export const ProductCard = memo(function ProductCard({
  to,
  name,
  brand,
  image,
  price,
  beforePrice = null,
  label,
  labelKind = 'offer',
  rating = null,
  reviewCount = 0,
  keyFacts,
  colors = [],
  shopsInStock,
  myShop,
  inMyShop = false,
  priority = false,
  level = 2,
  sizes = gridSizes,
  corner,
  foot,
  overlay,
  ...rest
}: ProductCardProps) {
  const texts = useTexts(goodsTexts)
  const Heading = `h${level}` as const
  const amounts = { price, beforePrice }
  return (
    <ProductCardRoot role="listitem" {...rest}>
      <div data-part="image">
        <picture>{pictureParts({ image, alt: '', sizes, priority })}</picture>
        {label && (
          <span data-part="label" data-kind={labelKind}>
            {label}
          </span>
        )}
      </div>
      <div data-part="words">
        <div data-part="brand">
          {brand}
          {rating !== null && ratingParts(rating, reviewCount, texts)}
        </div>
        <Heading data-part="name">
          <Link to={to}>{wholeWords(name)}</Link>
        </Heading>
        <p data-part="price" data-reduced={isReduced(amounts) || undefined}>
          {priceParts(amounts, texts)}
        </p>
        <div data-part="facts">
          {keyFacts && <span>{keyFacts}</span>}
          {colors.length > 0 && colorParts(colors, texts)}
          {shopsInStock !== undefined && (
            <span data-part="stock" data-none={(myShop === undefined ? shopsInStock === 0 : !inMyShop) || undefined}>
              {myShop === undefined ? stockWords(shopsInStock, texts) : ownShopWords(myShop, inMyShop, shopsInStock, texts)}
            </span>
          )}
        </div>
      </div>
      {corner && <div data-part="corner">{corner}</div>}
      {foot}
      {overlay}
    </ProductCardRoot>
  )
}, sameCard)
