import { errorsTexts } from '@vidda/texts'
import { pageTitle, type App } from '../app/index.ts'
import { ErrorScreen } from './error.tsx'

export const handle = {
  head: (_: unknown, { brand, texts }: App) => ({
    title: pageTitle(texts(errorsTexts).missingTitle, brand.name),
    robots: 'noindex' as const,
  }),
}

export const Component = ErrorScreen
