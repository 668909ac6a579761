import { articlePath } from '@vidda/domain/route'
import { ArticleScreen, type ArticleData } from '../article/index.ts'
import { excerpt, pageTitle, type App } from '../app/index.ts'

export const handle = {
  crumb: ({ article }: ArticleData) => article.name,
  head: ({ article }: ArticleData, { brand }: App) => ({
    title: pageTitle(article.name, brand.name),
    description: excerpt(article.description),
    canonical: articlePath(article.slug),
  }),
}

export const Component = ArticleScreen
