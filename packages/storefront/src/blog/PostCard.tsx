import { cardWidths, imageSources } from '@vidda/contract'
import { ProductCard } from '@vidda/ui/product-card'
import type { Card } from '../listing/index.ts'

type PostCardProps = { readonly card: Card; readonly level: 2 | 3 }

/** An article that the text speaks of, as one row: a small picture, its name and its price. */
export function PostCard({ card, level }: PostCardProps) {
  const { id: _id, image, values, ...shown } = card
  return <ProductCard {...shown} image={imageSources(image, cardWidths)} shopsInStock={values.shops.length} level={level} sizes="8rem" />
}
