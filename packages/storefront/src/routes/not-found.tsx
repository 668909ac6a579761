import { notFound, pageTitle, type App, type Loader } from '../app/index.ts'
import { ErrorScreen } from './error.tsx'

export const loader: Loader<never> = () => Promise.reject(notFound())

export const handle = {
  head: (_: unknown, { brand, texts }: App) => ({ title: pageTitle(texts.errors.missingTitle, brand.name), robots: 'noindex' as const }),
}

export const Component = ErrorScreen
