export { CompareTable } from './CompareTable.tsx'
export type { CompareCell, CompareGroup, CompareRow, CompareTableProps, ComparedArticle } from './CompareTable.tsx'
