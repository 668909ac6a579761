export { SearchField } from './SearchField.tsx'
export type { SearchFieldProps } from './SearchField.tsx'
export type { SuggestedArticle, SuggestedPlace, Suggestions } from './suggestions.ts'
