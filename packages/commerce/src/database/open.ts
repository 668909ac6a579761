import type { Kysely } from 'kysely'
import { CommerceStartError } from '../start-error.ts'
import { migrate } from './migrate.ts'
import { openPglite } from './open-pglite.ts'
import { openPostgres } from './open-postgres.ts'

export type Db = Kysely<unknown>

export type OpenDatabase = {
  readonly db: Db
  readonly database: 'pglite' | 'postgres'
  /** For the start-up line: a folder, or an address without its password. */
  readonly location: string
  /** Runs work that no other process may do at the same time. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>
  /** Words an error of opening. */
  damaged(error: unknown): CommerceStartError
  close(): Promise<void>
}

/** `onWait` hears, in words for whoever waits too, that another process is at work that no two may do at a time. */
type Options = {
  readonly databaseUrl?: string | undefined
  readonly dataDir: string
  readonly fresh: boolean
  readonly onWait?: ((words: string) => void) | undefined
}

/** PostgreSQL when there is an address, else the embedded database; with the schema of this version. */
export async function openDatabase({ databaseUrl, dataDir, fresh, onWait }: Options): Promise<OpenDatabase> {
  const opened = databaseUrl ? await openPostgres(databaseUrl, onWait) : await openPglite(dataDir, fresh)
  try {
    await opened.alone(() => migrate(opened.db, opened.location))
  } catch (error) {
    await opened.close()
    throw error instanceof CommerceStartError ? error : opened.damaged(error)
  }
  return opened
}
