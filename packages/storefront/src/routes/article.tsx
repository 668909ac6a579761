import { articlePath } from '@vidda/domain/route'
import { slugOf } from '@vidda/domain/slug'
import { articleTexts, fill, type WordsOf } from '@vidda/texts'
import { ArticleScreen } from '../article/ArticleScreen.tsx'
import type { ArticleData } from '../article/load-article.ts'
import { excerpt, pageTitle, type App } from '../app/index.ts'

/** Articles of one name are told apart by their numbers: all but the first have their id in their slug. */
const ownName = ({ id, slug, name, articleNo }: ArticleData['article'], words: WordsOf<typeof articleTexts>): string =>
  slug.endsWith(`-${id}`) && slug !== slugOf(name) ? fill(words.sharedName, { name, number: articleNo }) : name

export const handle = {
  crumb: ({ article }: ArticleData) => article.name,
  head: ({ article }: ArticleData, { brand, texts }: App) => {
    const words = texts(articleTexts)
    const name = ownName(article, words)
    return {
      title: pageTitle(name, brand.name),
      // With its name: goods of one kind are often described alike.
      description: excerpt(fill(words.pageDescription, { name, brand: brand.name, text: article.description })),
      canonical: articlePath(article.slug),
    }
  },
}

export const Component = ArticleScreen
