import type { ReactNode } from 'react'
import { listingTexts } from '@vidda/texts'
import { useTexts } from '../texts-provider/index.ts'
import { ProductGridRoot } from './ProductGrid.styles.ts'

export type ProductGridProps = {
  /** Names the list; default `Varer`. */
  readonly label?: string
  /** The list is being renewed: said to screen readers, not shown. */
  readonly busy?: boolean
  /** `ProductCard`s and `ProductCardSkeleton`s. */
  readonly children: ReactNode
}

/** Two columns on a phone, three from 640 px, and from 1020 px as many as the theme's card width allows. */
export function ProductGrid({ label, busy = false, children }: ProductGridProps) {
  const texts = useTexts(listingTexts)
  return (
    <ProductGridRoot role="list" aria-label={label ?? texts.goods} aria-busy={busy || undefined}>
      {children}
    </ProductGridRoot>
  )
}
