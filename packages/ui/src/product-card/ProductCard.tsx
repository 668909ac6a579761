import type { Ore } from '@vidda/domain/money'
import { fill } from '@vidda/texts'
import { memo, type CSSProperties } from 'react'
import { Link } from 'react-router-dom'
import { CampaignLabel } from '../campaign-label/index.ts'
import { sizesOf } from '../internal/sizes.ts'
import { Picture, type ImageSources } from '../picture/index.ts'
import { Price } from '../price/index.ts'
import { useTexts } from '../texts-provider/index.ts'
import { sameCard } from './same-card.ts'
import { ProductCardRoot } from './ProductCard.styles.ts'

export type CardColor = { readonly name: string; readonly hex: string }

export type ProductCardProps = {
  readonly to: string
  readonly name: string
  readonly brand: string
  readonly image: ImageSources
  readonly price: Ore
  /** Lowest price of the 30 days before the reduction; null when not reduced. */
  readonly beforePrice?: Ore | null
  /** The campaign's label, such as `−30 %`. */
  readonly label?: string | null
  readonly colors?: readonly CardColor[]
  /** Number of shops that have it; without it nothing is said about stock. */
  readonly shopsInStock?: number
  /** Seen at once when the page opens: its picture is loaded first. */
  readonly priority?: boolean
  /** Of its heading; default 2, for a list right under the page's own heading. */
  readonly level?: 2 | 3
  /** The width its picture is shown at; default as in a product grid. */
  readonly sizes?: string
}

/** As wide as a column of `product-grid`. */
const gridSizes = /* @__PURE__ */ sizesOf('48vw', { tablet: '32vw', desktop: '26vw' })

const shownColors = 5

function StockWords({ count }: { readonly count: number }) {
  const texts = useTexts('goods')
  if (count === 0) return <span>{texts.inNoShop}</span>
  return <span>{count === 1 ? texts.inOneShop : fill(texts.inShops, { count })}</span>
}

function Colors({ colors }: { readonly colors: readonly CardColor[] }) {
  const texts = useTexts('goods')
  const names = `${fill(texts.colors, { count: colors.length })}: ${colors.map((color) => color.name).join(', ')}`
  return (
    <span data-part="colors" role="img" aria-label={names} title={names}>
      {colors.slice(0, shownColors).map((color) => (
        <span key={color.name} data-part="swatch" style={{ '--swatch': color.hex } as CSSProperties} />
      ))}
      {colors.length > shownColors && <span>+{colors.length - shownColors}</span>}
    </span>
  )
}

/** One article in a list; stands in a `product-grid` or another `ul`. Drawn again only when what it shows has changed. */
export const ProductCard = memo(function ProductCard({
  to,
  name,
  brand,
  image,
  price,
  beforePrice = null,
  label,
  colors = [],
  shopsInStock,
  priority = false,
  level = 2,
  sizes = gridSizes,
}: ProductCardProps) {
  const Heading = `h${level}` as const
  return (
    <ProductCardRoot>
      <div data-part="image">
        <Picture image={image} alt="" sizes={sizes} priority={priority} />
        {label && (
          <div data-part="label">
            <CampaignLabel text={label} />
          </div>
        )}
      </div>
      <div data-part="words">
        <span data-part="brand">{brand}</span>
        <Heading data-part="name">
          <Link to={to}>{name}</Link>
        </Heading>
        <Price price={price} beforePrice={beforePrice} />
        <div data-part="facts">
          {colors.length > 1 && <Colors colors={colors} />}
          {shopsInStock !== undefined && <StockWords count={shopsInStock} />}
        </div>
      </div>
    </ProductCardRoot>
  )
}, sameCard)
