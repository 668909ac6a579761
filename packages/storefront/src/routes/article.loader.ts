import { loadArticle, type ArticleData } from '../article/index.ts'
import type { Loader } from '../app/index.ts'

export const loader: Loader<ArticleData> = loadArticle
