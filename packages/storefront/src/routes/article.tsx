import { articlePath } from '@vidda/domain/route'
import { articleTexts, fill } from '@vidda/texts'
import { ArticleScreen, type ArticleData } from '../article/index.ts'
import { excerpt, pageTitle, type App } from '../app/index.ts'

export const handle = {
  crumb: ({ article }: ArticleData) => article.name,
  head: ({ article }: ArticleData, { brand, texts }: App) => ({
    title: pageTitle(article.name, brand.name),
    // With its name: goods of one kind are often described alike.
    description: excerpt(fill(texts(articleTexts).pageDescription, { name: article.name, brand: brand.name, text: article.description })),
    canonical: articlePath(article.slug),
  }),
}

export const Component = ArticleScreen
