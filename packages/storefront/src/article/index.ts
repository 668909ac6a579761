export { ArticleScreen } from './ArticleScreen.tsx'
export { loadArticle } from './load-article.ts'
export type { ArticleData } from './load-article.ts'
