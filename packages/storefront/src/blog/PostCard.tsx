import { cardWidths, imageSources } from '@vidda/contract'
import { ProductCard } from '@vidda/ui/product-card'
import type { Card } from '../listing/index.ts'

type PostCardProps = {
  readonly card: Card
  readonly level: 2 | 3
  /** Words of a button at the card's foot. The whole card is the link, so the button is for the eye alone. */
  readonly way?: string
}

/** Card of an article that the text mentions: its picture, with name and price beside it. */
export function PostCard({ card, level, way }: PostCardProps) {
  const { id: _id, image, values, ...shown } = card
  return (
    <ProductCard
      {...shown}
      image={imageSources(image, cardWidths)}
      shopsInStock={values.shops.length}
      level={level}
      sizes={way ? '11rem' : '8rem'}
      foot={
        way && (
          <span data-part="way" aria-hidden="true">
            {way}
          </span>
        )
      }
    />
  )
}
