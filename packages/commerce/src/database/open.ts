import type { Kysely } from 'kysely'
import { fillReference, hasReference } from '../reference/fill.ts'
import { CommerceStartError } from '../start-error.ts'
import { isCurrent, migrate } from './migrate.ts'
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

type Options = Waiting & {
  readonly databaseUrl?: string | undefined
  readonly dataDir: string
  readonly fresh: boolean
}

/** PostgreSQL when there is an address, else the embedded database; with the schema of this version, and what every shop needs. */
export async function openDatabase({ databaseUrl, dataDir, fresh, ...waiting }: Options): Promise<OpenDatabase> {
  const opened = databaseUrl ? await openPostgres(databaseUrl, waiting) : await openPglite(dataDir, fresh)
  const { db, location } = opened
  try {
    // An import may be at work alone for hours: whoever has nothing to change does not wait for it.
    if (!(await isCurrent(db, location)) || !(await hasReference(db))) {
      await opened.alone(async () => {
        await migrate(db, location)
        await fillReference(db)
      })
    }
  } catch (error) {
    await opened.close()
    throw error instanceof CommerceStartError || (waiting.stop?.aborted && error === waiting.stop.reason) ? error : opened.damaged(error)
  }
  return opened
}
