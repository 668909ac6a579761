import { reservationTexts } from '@vidda/texts'
import { ReceiptScreen } from '../reservation/ReceiptScreen.tsx'
import { pageTitle, type App } from '../app/index.ts'

export const handle = {
  head: (_: unknown, { brand, texts }: App) => ({
    title: pageTitle(texts(reservationTexts).receiptPage, brand.name),
    robots: 'noindex' as const,
  }),
}

export const Component = ReceiptScreen
