export { SearchField } from './SearchField.tsx'
export type { SearchFieldProps } from './SearchField.tsx'
export type { SuggestedArticle, SuggestedLink, Suggestions } from './suggestions.ts'
