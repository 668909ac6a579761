import { paymentPageTexts, fill } from '@vidda/texts'
import { KlarnaScreen, QliroScreen } from '../payment/PaymentScreen.tsx'
import { pageTitle, type App } from '../app/index.ts'

const handleOf = (provider: string) => ({
  head: (_: unknown, { brand, texts }: App) => ({
    title: pageTitle(fill(texts(paymentPageTexts).title, { provider }), brand.name),
    robots: 'noindex' as const,
  }),
})

export const klarna = { handle: handleOf('Klarna'), Component: KlarnaScreen }
export const qliro = { handle: handleOf('Qliro'), Component: QliroScreen }
