import { type Kysely, sql } from 'kysely'
import { catalogue } from './catalogue.ts'
import { payments } from './payments.ts'
import { people } from './people.ts'
import { search } from './search.ts'

/** The schema of the first release. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...catalogue, ...payments, ...people, ...search]) await sql.raw(statement).execute(db)
}
