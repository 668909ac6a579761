import { comparisonTexts, fill } from '@vidda/texts'
import { pageTitle, type App } from '../app/index.ts'
import { CompareScreen } from '../compare/CompareScreen.tsx'
import type { CompareData } from '../compare/load-compare.ts'

/** In the same file as the screen: a separate file would add its URL to the first load. */
export { loadCompare } from '../compare/load-compare.ts'

export const handle = {
  crumb: (_: CompareData, { texts }: App) => texts(comparisonTexts).title,
  head: ({ articles }: CompareData, { brand, texts }: App) => {
    const { title, titleOf, description } = texts(comparisonTexts)
    return {
      title: pageTitle(articles.length > 1 ? fill(titleOf, { count: articles.length }) : title, brand.name),
      description: fill(description, { brand: brand.name }),
      robots: 'noindex' as const,
    }
  },
}

export const Component = CompareScreen
