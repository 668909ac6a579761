import { ProductCard } from '@vidda/ui/product-card'
import { TextsProvider } from '@vidda/ui/texts-provider'
import { styledMarkup } from '@vidda/host/server'
import { cards } from './cards.data.ts'

const texts = {}

/** A list of cards as the host renders a page: with a style sheet of its own, and rules compiled once. */
export const renderCards = (): { readonly markup: string } => ({
  markup: styledMarkup(
    <TextsProvider texts={texts}>
      <ul>
        {cards.map((card) => (
          <ProductCard key={card.to} {...card} />
        ))}
      </ul>
    </TextsProvider>,
  ).markup,
})
