import { cartTexts } from '@vidda/texts'
import { CartScreen } from '../cart/index.ts'
import { pageTitle, type App } from '../app/index.ts'

export const handle = {
  head: (_: unknown, { brand, texts }: App) => ({ title: pageTitle(texts(cartTexts).title, brand.name), robots: 'noindex' as const }),
}

export const Component = CartScreen
