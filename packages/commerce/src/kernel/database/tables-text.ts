import type { ColumnMetadata, TableMetadata } from 'kysely'

/** What columns of these types are read as, by PostgreSQL's names of them; the parsers of both engines see to it. */
const types: Readonly<Record<string, string>> = {
  _int4: 'number[]',
  bool: 'boolean',
  date: 'string',
  float8: 'number',
  int4: 'number',
  int8: 'number',
  text: 'string',
  timestamptz: 'Date',
  xid8: 'string',
}

function typeOf(table: string, column: ColumnMetadata): string {
  const { name, dataType, isNullable, isAutoIncrementing, hasDefaultValue } = column
  const isJson = dataType === 'jsonb'
  const type = isJson ? `Json<'${table}.${name}'>` : types[dataType]
  if (type === undefined)
    throw new Error(`The column ${table}.${name} is a ${dataType}, of which database/tables-text.ts does not say how it is read`)
  if (isAutoIncrementing) return `GeneratedAlways<${type}>`
  if (hasDefaultValue) return isJson ? `JsonWithDefault<'${table}.${name}'>` : `Generated<${type}>`
  if (!isNullable) return type
  return isJson ? `JsonOrNull<'${table}.${name}'>` : `${type} | null`
}

const tableText = ({ name, columns }: TableMetadata): string => `  readonly ${name}: {
${columns.map((column) => `    readonly ${column.name}: ${typeOf(name, column)}\n`).join('')}  }
`

/** The tables of a database as a type of TypeScript. */
export const tablesText = (
  tables: readonly TableMetadata[],
): string => `// Made from the migrations by: pnpm --filter @vidda/commerce database-types
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { JsonColumns } from './json-columns.ts'

/** Written as JSON text. */
type Json<Column extends keyof JsonColumns> = ColumnType<JsonColumns[Column], string, string>
type JsonOrNull<Column extends keyof JsonColumns> = ColumnType<JsonColumns[Column] | null, string | null, string | null>
type JsonWithDefault<Column extends keyof JsonColumns> = ColumnType<JsonColumns[Column], string | undefined, string>

export type Database = {
${tables.map(tableText).join('')}}
`
