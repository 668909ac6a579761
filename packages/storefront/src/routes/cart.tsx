import { cartTexts } from '@vidda/texts'
import { CartScreen } from '../cart/CartScreen.tsx'
import { PayChoices } from '../payment/index.ts'
import { LazyRecommendations } from '../recommendations/index.ts'
import { pageTitle, useApp, type App } from '../app/index.ts'

export const handle = {
  head: (_: unknown, { brand, texts }: App) => ({ title: pageTitle(texts(cartTexts).title, brand.name), robots: 'noindex' as const }),
}

/** A brand without a provider has one way on, which the cart's screen knows. */
export function Component() {
  const { brand } = useApp()
  return <CartScreen {...(brand.providers.length > 0 && { ways: PayChoices })} recommended={<LazyRecommendations />} />
}
