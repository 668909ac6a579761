import { readFileSync, writeFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import { migrate } from './kernel/database/migrate.ts'
import type { Database } from './kernel/database/tables.data.ts'
import { tablesText } from './kernel/database/tables-text.ts'

const file = new URL('kernel/database/tables.data.ts', import.meta.url)

const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite: new PGlite() }) })
await migrate(db, 'in memory')
const text = tablesText(await db.introspection.getTables())
await db.destroy()

if (!process.argv.includes('--check')) {
  writeFileSync(file, text)
  console.log(`Wrote ${file.pathname}`)
} else if (readFileSync(file, 'utf8') !== text) {
  console.error('The types of the tables are not those that the migrations make: pnpm --filter @vidda/commerce database-types')
  process.exitCode = 1
}
