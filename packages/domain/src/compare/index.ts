export { comparedIds, comparedParameter, comparePath, mostCompared } from './address.ts'
export { differs, factRows } from './rows.ts'
export type { FactRow } from './rows.ts'
