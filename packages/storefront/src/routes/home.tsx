import { commonTexts, homeTexts } from '@vidda/texts'
import { HomeScreen } from '../home/HomeScreen.tsx'
import type { HomeData } from '../home/load-home.ts'
import { pageTitle, type App } from '../app/index.ts'

export const handle = {
  crumb: (_: HomeData, { texts }: App) => texts(commonTexts).frontPage,
  head: (data: HomeData, { brand, texts }: App) => ({
    title: pageTitle(texts(homeTexts).title, brand.name),
    description: texts(homeTexts).description.replace('{brand}', brand.name),
    canonical: '/',
    ...(data.preview ? { robots: 'noindex' as const } : {}),
  }),
}

export const Component = HomeScreen
