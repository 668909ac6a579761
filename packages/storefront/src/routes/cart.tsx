import { CartScreen } from '../cart/index.ts'
import { pageTitle, type App } from '../app/index.ts'

export const handle = {
  head: (_: unknown, { brand, texts }: App) => ({ title: pageTitle(texts.cart.title, brand.name), robots: 'noindex' as const }),
}

export const Component = CartScreen
