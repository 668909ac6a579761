import type { Kysely } from 'kysely'
import { CommerceStartError } from '../start-error.ts'
import { migrate, schemaState } from './migrate.ts'
import { openPglite } from './open-pglite.ts'
import { openPostgres } from './open-postgres.ts'
import type { Database } from './tables.data.ts'

export type Db = Kysely<Database>

export type OpenDatabase = {
  readonly db: Db
  readonly database: 'pglite' | 'postgres'
  /** For the start-up line: a folder, or an address without its password. */
  readonly location: string
  /** Runs work that no other process may do at the same time. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>
  /** Whether there is room on its disk; true where that is another machine's. */
  hasRoom(): boolean
  /** Words an error of opening. */
  damaged(error: unknown): CommerceStartError
  close(): Promise<void>
}

/** For waiting until no other process is at work that no two may do at a time. */
export type Waiting = {
  /** Hears, in words for whoever waits too, that it waits. */
  readonly onWait?: ((words: string) => void) | undefined
  /** Ends the wait: its reason is thrown. */
  readonly stop?: AbortSignal | undefined
}

export type DatabaseOptions = Waiting & {
  readonly databaseUrl?: string | undefined
  readonly dataDir: string
  readonly fresh: boolean
  /** Hears, in words, that an embedded database is made anew. */
  readonly onNote?: ((words: string) => void) | undefined
}

/** What every database has from the beginning. */
export type Reference = {
  readonly isThere: (db: Db) => Promise<boolean>
  /** Leaves alone what is there. */
  readonly fill: (db: Db) => Promise<void>
}

const unreleased = (location: string) =>
  new CommerceStartError(
    `The database ${location} was made before the first release, and cannot be brought up to date. Name an empty database, and bring your data in there (npx vidda data import); the version that made this one writes them (npx vidda data export).`,
  )

/**
 * PostgreSQL when there is an address, else the embedded database; with the schema of this version, and what it has from the beginning. An embedded one of
 * before the first release is made anew.
 */
export async function openWith(reference: Reference, options: DatabaseOptions): Promise<OpenDatabase> {
  const { databaseUrl, dataDir, fresh, onNote, ...waiting } = options
  const opened = databaseUrl ? await openPostgres(databaseUrl, waiting) : await openPglite(dataDir, fresh)
  const { db, location } = opened
  try {
    const state = await schemaState(db, location)
    // An import may be at work alone for hours: whoever has nothing to change does not wait for it.
    if (state === 'behind' || (state === 'current' && !(await reference.isThere(db)))) {
      await opened.alone(async () => {
        await migrate(db, location)
        await reference.fill(db)
      })
    }
    if (state !== 'unreleased') return opened
  } catch (error) {
    await opened.close()
    throw error instanceof CommerceStartError || (waiting.stop?.aborted && error === waiting.stop.reason) ? error : opened.damaged(error)
  }
  await opened.close()
  if (opened.database === 'postgres') throw unreleased(location)
  onNote?.(
    `The embedded database in ${location} was made before the first release: it is made anew, and your own data are brought in again by npx vidda data import.`,
  )
  return openWith(reference, { ...options, fresh: true })
}
