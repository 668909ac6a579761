import { ProductGrid } from '@vidda/ui/product-grid'
import { SectionHeading } from '@vidda/ui/section-heading'
import { useId, type ReactNode } from 'react'
import type { MyShop } from '../my-shop/index.ts'
import { ArticleCard } from './ArticleCard.tsx'
import type { Card } from './card.ts'
import { CardRowRoot } from './CardRow.styles.ts'

export type CardRowProps = {
  readonly title: string
  /** Sentence shown under the heading. */
  readonly text?: string
  readonly cards: readonly Card[]
  /** Shop whose stock the cards show. */
  readonly shop?: MyShop
  /** Rendered between the heading and the cards. */
  readonly children?: ReactNode
}

/** A horizontally scrolling row of cards under a heading. Renders nothing without cards. */
export function CardRow({ title, text, cards, shop, children }: CardRowProps) {
  const id = useId()
  if (cards.length === 0) return null
  return (
    <CardRowRoot aria-labelledby={id}>
      <SectionHeading headingId={id} {...(text !== undefined && { text })}>
        {title}
      </SectionHeading>
      {children}
      <ProductGrid label={title}>
        {cards.map((card) => (
          <ArticleCard key={card.id} card={card} level={3} {...(shop && { myShop: shop })} />
        ))}
      </ProductGrid>
    </CardRowRoot>
  )
}
