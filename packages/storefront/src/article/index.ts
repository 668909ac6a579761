export type { ArticleData } from './load-article.ts'
