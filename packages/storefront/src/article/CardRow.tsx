import { ProductGrid } from '@vidda/ui/product-grid'
import { SectionHeading } from '@vidda/ui/section-heading'
import { useId } from 'react'
import { ArticleCard, type Card } from '../listing/index.ts'
import { CardRowRoot } from './CardRow.styles.ts'

/** A row of cards under a heading, scrolled sideways; nothing where there are none. */
export function CardRow({ title, cards }: { readonly title: string; readonly cards: readonly Card[] }) {
  const id = useId()
  if (cards.length === 0) return null
  return (
    <CardRowRoot aria-labelledby={id}>
      <SectionHeading headingId={id}>{title}</SectionHeading>
      <ProductGrid label={title}>
        {cards.map((card) => (
          <ArticleCard key={card.id} card={card} level={3} />
        ))}
      </ProductGrid>
    </CardRowRoot>
  )
}
