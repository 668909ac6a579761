import type { ReactNode } from 'react'
import { useTexts } from '../texts-provider/index.ts'
import { ProductGridRoot } from './ProductGrid.styles.ts'

export type ProductGridProps = {
  /** Names the list; default `Varer`. */
  readonly label?: string
  /** `dense` has a fifth column where there is room. Default `normal`. State: `data-density`. */
  readonly density?: 'normal' | 'dense'
  /** The list is being renewed: said to screen readers, not shown. */
  readonly busy?: boolean
  /** `ProductCard`s and `ProductCardSkeleton`s. */
  readonly children: ReactNode
}

/** Two columns on a phone, three from 640 px, four from 1020 px. */
export function ProductGrid({ label, density = 'normal', busy = false, children }: ProductGridProps) {
  const texts = useTexts('listing')
  return (
    <ProductGridRoot role="list" aria-label={label ?? texts.goods} aria-busy={busy || undefined} data-density={density}>
      {children}
    </ProductGridRoot>
  )
}
