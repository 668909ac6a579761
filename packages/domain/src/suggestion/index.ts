export type { SuggestedArticle, SuggestedCategory, Suggestions } from './types.ts'
