export { SearchForm } from './SearchForm.tsx'
export type { SearchFormProps } from './SearchForm.tsx'
