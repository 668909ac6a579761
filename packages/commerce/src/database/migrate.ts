import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { CommerceStartError } from '../start-error.ts'
import { isOfTheQuery, toldBy } from './database-error.ts'
import * as shop from './migrations/0001-shop.ts'
import * as search from './migrations/0010-search.ts'
import * as customers from './migrations/0020-customers.ts'
import * as prices from './migrations/0030-prices.ts'
import * as content from './migrations/0031-content.ts'
import * as positions from './migrations/0032-positions.ts'
import * as staleDocuments from './migrations/0033-stale-documents.ts'
import * as keysOfCustomers from './migrations/0040-keys-of-customers.ts'
import * as forgetting from './migrations/0041-forgetting.ts'
import * as rejectedReviews from './migrations/0042-rejected-reviews.ts'
import * as reviewsNewestFirst from './migrations/0043-reviews-newest-first.ts'
import * as reservationNumbers from './migrations/0044-reservation-numbers.ts'
import * as deviations from './migrations/0045-deviations.ts'
import * as reservations from './migrations/0047-reservations.ts'
import * as codesAndNames from './migrations/0048-codes-and-names.ts'
import * as colorsOfChains from './migrations/0049-colors-of-chains.ts'
import * as largeSizes from './migrations/0050-large-sizes.ts'
import * as receiptTokens from './migrations/0051-receipt-tokens.ts'
import * as limits from './migrations/0055-limits.ts'
import * as changedPosts from './migrations/0056-changed-posts.ts'
import * as pictures from './migrations/0057-pictures.ts'
import * as ownPictures from './migrations/0058-own-pictures.ts'

const migrations = {
  '0001-shop': shop,
  '0010-search': search,
  '0020-customers': customers,
  '0030-prices': prices,
  '0031-content': content,
  '0032-positions': positions,
  '0033-stale-documents': staleDocuments,
  '0040-keys-of-customers': keysOfCustomers,
  '0041-forgetting': forgetting,
  '0042-rejected-reviews': rejectedReviews,
  '0043-reviews-newest-first': reviewsNewestFirst,
  '0044-reservation-numbers': reservationNumbers,
  '0045-deviations': deviations,
  '0047-reservations': reservations,
  '0048-codes-and-names': codesAndNames,
  '0049-colors-of-chains': colorsOfChains,
  '0050-large-sizes': largeSizes,
  '0051-receipt-tokens': receiptTokens,
  '0055-limits': limits,
  '0056-changed-posts': changedPosts,
  '0057-pictures': pictures,
  '0058-own-pictures': ownPictures,
}

/** Says the user, not the migration, and is told so when the database is opened. */
const notAllowed = '42501'

async function executed(db: Kysely<unknown>): Promise<readonly string[]> {
  const found = await sql<{ name: string | null }>`select to_regclass('kysely_migration')::text as name`.execute(db)
  if (!found.rows[0]?.name) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return rows.map((row) => row.name)
}

/** Whether the schema is the one of this version; throws CommerceStartError when a newer version of this server has changed it. */
export async function isCurrent(db: Kysely<unknown>, location: string): Promise<boolean> {
  const done = await executed(db)
  const newer = done.filter((name) => !(name in migrations))
  if (newer.length > 0) {
    throw new CommerceStartError(
      `The database ${location} was changed by a newer version (${newer.join(', ')}). Start that version, or name another database.`,
    )
  }
  return Object.keys(migrations).every((name) => done.includes(name))
}

/** Brings the schema up to date, where it is not; throws CommerceStartError as `isCurrent` does, and for a migration that fails. */
export async function migrate(db: Kysely<unknown>, location: string): Promise<void> {
  if (await isCurrent(db, location)) return
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
