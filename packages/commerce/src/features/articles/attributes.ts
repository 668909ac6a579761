import { attributeKeys, type Attributes } from '@vidda/domain/article'
import { sql } from 'kysely'

/** Of the table of articles: `wash_label` for `washLabel`. */
const columnOf = (key: string) => sql.ref(key.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`))

const each = (write: (column: ReturnType<typeof columnOf>, key: ReturnType<typeof sql.ref>) => ReturnType<typeof sql>) =>
  sql.join(attributeKeys.map((key) => write(columnOf(key), sql.ref(key))))

/** The columns of attributes, as a list. */
export const attributeColumns = each((column) => sql`${column}`)

/** In the order of `attributeColumns`, of the staged records `s`. */
export const stagedAttributes = each((_, key) => sql`s.${key}`)

export const replacedAttributes = each((column) => sql`${column} = excluded.${column}`)

/** Under the names that records and the wire have. */
export const namedAttributes = each((column, key) => sql`${column} as ${key}`)

/** One JSON object of them, of the articles `a`. */
export const attributesObject = sql<Attributes>`json_build_object(${sql.join(attributeKeys.map((key) => sql`${sql.lit(key)}, a.${columnOf(key)}`))})`
