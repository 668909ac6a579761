import { type RawBuilder, sql } from 'kysely'

/**
 * Any of these values, however many: `column = ${anyOf(values)}`. A list is one parameter, and its plan the same for every length; where SQL cannot tell
 * of what it is, as in `unnest(${values}::int[])`, its type is said.
 */
export const anyOf = <Value>(values: readonly Value[]): RawBuilder<Value> => sql`any(${values})`
