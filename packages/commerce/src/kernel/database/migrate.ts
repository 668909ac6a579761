import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { CommerceStartError } from '../start-error.ts'
import { isOfTheQuery, toldBy } from './database-error.ts'
import { up } from './migrations/0001/index.ts'
import { up as afterPurchase } from './migrations/0002.ts'
import { up as variantsOfDocuments } from './migrations/0003.ts'
import { up as addressOfHolds } from './migrations/0004.ts'
import { up as changesOfPurchases } from './migrations/0005.ts'
import { up as webhooks } from './migrations/0006.ts'
import { up as complaints } from './migrations/0007.ts'
import { up as namesOfSessions } from './migrations/0008.ts'
import { up as pendingAddresses } from './migrations/0009.ts'
import { up as verifiedReviews } from './migrations/0010.ts'
import { up as stockNotices } from './migrations/0011.ts'
import { up as scalesOfSizes } from './migrations/0012.ts'
import { up as noticesOfOneAddress } from './migrations/0013.ts'
import { up as outfits } from './migrations/0014.ts'
import { up as reviewCounts } from './migrations/0015.ts'
import { up as keyFacts } from './migrations/0016.ts'
import type { Db } from './open.ts'

const migrations = {
  '0001': { up },
  '0002': { up: afterPurchase },
  '0003': { up: variantsOfDocuments },
  '0004': { up: addressOfHolds },
  '0005': { up: changesOfPurchases },
  '0006': { up: webhooks },
  '0007': { up: complaints },
  '0008': { up: namesOfSessions },
  '0009': { up: pendingAddresses },
  '0010': { up: verifiedReviews },
  '0011': { up: stockNotices },
  '0012': { up: scalesOfSizes },
  '0013': { up: noticesOfOneAddress },
  '0014': { up: outfits },
  '0015': { up: reviewCounts },
  '0016': { up: keyFacts },
}

/** Says the user, not the migration, and is told so when the database is opened. */
const notAllowed = '42501'

async function executed(db: Db): Promise<readonly string[]> {
  const found = await db.selectNoFrom(sql<string | null>`to_regclass('kysely_migration')::text`.as('name')).executeTakeFirst()
  if (!found?.name) return []
  const rows = await db.withTables<{ kysely_migration: { name: string } }>().selectFrom('kysely_migration').select('name').execute()
  return rows.map((row) => row.name)
}

/** What a database's schema is to this version: its own, one that can be brought up to date, or one of before the first release, which cannot. */
export type SchemaState = 'current' | 'behind' | 'unreleased'

/** Throws CommerceStartError when a newer version of this server has changed the schema. */
export async function schemaState(db: Db, location: string): Promise<SchemaState> {
  const done = await executed(db)
  if (done.length > 0 && !done.includes('0001')) return 'unreleased'
  const newer = done.filter((name) => !(name in migrations))
  if (newer.length > 0) {
    throw new CommerceStartError(
      `The database ${location} was changed by a newer version (${newer.join(', ')}). Start that version, or name another database.`,
    )
  }
  return Object.keys(migrations).every((name) => done.includes(name)) ? 'current' : 'behind'
}

/** Brings the schema up to date, where it is not; throws CommerceStartError as `schemaState` does, and for a migration that fails. */
export async function migrate(db: Db, location: string): Promise<void> {
  if ((await schemaState(db, location)) === 'current') return
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (!error) return
  const failed = results.find(({ status }) => status === 'Error')?.migrationName
  if (failed === undefined || !isOfTheQuery(error) || error.code === notAllowed) throw error
  throw new CommerceStartError(
    `The migration ${failed} of the database ${location} failed, and nothing of it stays: ${toldBy(error)}. Look at what was changed there by hand, or name another database.`,
    { cause: error },
  )
}
