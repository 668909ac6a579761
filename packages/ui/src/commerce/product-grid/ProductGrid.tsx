import { Children, useMemo, type ReactNode } from 'react'
import { goodsTexts } from '@vidda/texts'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { ProductGridRoot } from './ProductGrid.styles.ts'

export type ProductGridProps = RootProps<'ul'> & {
  /** Names the list; default `Varer`. */
  readonly label?: string
  /** The list is being renewed: said to screen readers, not shown. */
  readonly loading?: boolean
  /** `ProductCard`s and `ProductCardSkeleton`s. */
  readonly children: ReactNode
}

/** Cards in a run: it fills whole rows of two to six columns. */
const runLength = 60
/** In every frame a browser asks of each card whether it is near: of more than this it asks of whole runs, and of cards in the runs that are. */
const longList = 120

/** A list without a role has items without one: cards say theirs themselves. */
function inRuns(children: ReactNode): ReactNode {
  if (Children.count(children) <= longList) return children
  const cards = Children.toArray(children)
  return Array.from({ length: Math.ceil(cards.length / runLength) }, (_, run) => (
    <li key={run} role="none" data-part="run">
      <ul role="none">{cards.slice(run * runLength, (run + 1) * runLength)}</ul>
    </li>
  ))
}

/** Two columns on a phone, three from 640 px, and from 1020 px as many as the theme's card width allows. */
export function ProductGrid({ label, loading = false, children, ...rest }: ProductGridProps) {
  const texts = useTexts(goodsTexts)
  // Whoever gives the same cards again, loading or not, has none of them looked at.
  const cards = useMemo(() => inRuns(children), [children])
  return (
    <ProductGridRoot role="list" aria-label={label ?? texts.list} {...rest} aria-busy={loading || undefined}>
      {cards}
    </ProductGridRoot>
  )
}
