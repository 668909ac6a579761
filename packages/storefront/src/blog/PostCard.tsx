import { cardWidths, imageSources } from '@vidda/contract'
import { ProductCard } from '@vidda/ui/product-card'
import type { Card } from '../listing/index.ts'

type PostCardProps = { readonly card: Card; readonly level: 2 | 3 }

/** Card of an article that the text mentions: a small picture, name and price in one row. */
export function PostCard({ card, level }: PostCardProps) {
  const { id: _id, image, values, ...shown } = card
  return <ProductCard {...shown} image={imageSources(image, cardWidths)} shopsInStock={values.shops.length} level={level} sizes="8rem" />
}
