import { ContentScreen } from '../content/ContentScreen.tsx'
import type { ContentData } from '../content/load-content.ts'
import { pageTitle, type App } from '../app/index.ts'

export const handle = {
  crumb: ({ page }: ContentData) => page.title,
  head: ({ name, page }: ContentData, { brand }: App) => ({
    title: pageTitle(page.title, brand.name),
    description: page.description,
    canonical: `/${name}`,
  }),
}

export const Component = ContentScreen
