import { cardWidths, imageSources } from '@vidda/contract'
import { memo } from 'react'
import { ProductCard } from '@vidda/ui/product-card'
import type { Card } from './card.ts'

/** A card of the design system for an article of a list. */
export const ArticleCard = memo(function ArticleCard({ card, priority = false }: { card: Card; priority?: boolean }) {
  return (
    <ProductCard
      to={card.to}
      name={card.name}
      brand={card.brand}
      image={imageSources(card.image, cardWidths)}
      price={card.price}
      beforePrice={card.beforePrice}
      label={card.label}
      colors={card.colors}
      shopsInStock={card.shopsInStock}
      priority={priority}
    />
  )
})
