import { commonTexts, homeTexts } from '@vidda/texts'
import { pageTitle, type App } from '../app/index.ts'
import type { HomeData } from '../home/load-home.ts'

type Shown = Pick<HomeData, 'preview'>

/** What the front page is called, whoever composes it. */
export const homeHandle = {
  crumb: (_: Shown, { texts }: App) => texts(commonTexts).frontPage,
  head: ({ preview }: Shown, { brand, texts }: App) => ({
    title: pageTitle(texts(homeTexts).title, brand.name),
    description: texts(homeTexts).description.replace('{brand}', brand.name),
    canonical: '/',
    ...(preview ? { robots: 'noindex' as const } : {}),
  }),
}
