import { cardWidths, imageSources } from '@vidda/contract'
import { memo, useReducer, type ReactNode } from 'react'
import { ProductCard } from '@vidda/ui/product-card'
import type { MyShop } from '../my-shop/index.ts'
import type { Card } from './card.ts'
import { isQuick, LazyQuickAdd } from './LazyQuickAdd.tsx'

export type ArticleCardProps = {
  readonly card: Card
  readonly priority?: boolean
  /** The shopper's own: the card tells whether it has the article. */
  readonly myShop?: MyShop | null
  /** The heading's level; default 2. */
  readonly level?: 2 | 3
  /** Shown in the picture's corner. The card renders again when it is another element, so make it once per card. */
  readonly corner?: ReactNode
  /** Content at the bottom of the card. Create it once per card, as `corner`. */
  readonly foot?: ReactNode
}

/** A card of the design system for an article of a list. */
export const ArticleCard = memo(function ArticleCard({ card, priority = false, myShop = null, level = 2, corner, foot }: ArticleCardProps) {
  const { id: _id, image, values, ...shown } = card
  const [reached, reach] = useReducer(isQuick, false)
  return (
    <ProductCard
      {...shown}
      image={imageSources(image, cardWidths)}
      shopsInStock={values.shops.length}
      myShop={myShop?.name}
      inMyShop={myShop !== null && values.shops.includes(myShop.id)}
      priority={priority}
      level={level}
      corner={corner}
      foot={foot}
      overlay={reached && <LazyQuickAdd card={card} />}
      onPointerOver={reach}
      onFocus={reach}
    />
  )
})
