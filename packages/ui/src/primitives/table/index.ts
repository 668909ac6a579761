export { Table } from './Table.tsx'
export type { TableCell, TableColumn, TableProps, TableRow } from './Table.tsx'
