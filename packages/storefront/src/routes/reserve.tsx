import { reservationTexts } from '@vidda/texts'
import { ReserveScreen } from '../reservation/ReserveScreen.tsx'
import { pageTitle, type App } from '../app/index.ts'

export const handle = {
  head: (_: unknown, { brand, texts }: App) => ({
    title: pageTitle(texts(reservationTexts).title, brand.name),
    robots: 'noindex' as const,
  }),
}

export const Component = ReserveScreen
