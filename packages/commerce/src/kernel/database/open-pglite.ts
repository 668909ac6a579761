import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, PGliteDialect, sql } from 'kysely'
import { privateFolder, tightenContents } from '../private-files.ts'
import { CommerceStartError } from '../start-error.ts'
import { lockDataFolder, unwritable } from './lock.ts'
import type { OpenDatabase } from './open.ts'
import { PgliteClient } from './pglite-client.ts'
import { damaged, noSpace, isFull, laterFault, leastSpace, pgliteFault } from './pglite-fault.ts'
import type { Database } from './tables.data.ts'
import { refusedIn } from './writable.ts'

const vacuumEvery = 10 * 60 * 1000
/** Only an engine that has come to a halt takes longer than this, on the slowest machine too; in ms. */
const patience = 5 * 60 * 1000

/** Two of the engine's log files: what writes by itself meanwhile, such as timers, needs one. */
const roomToWrite = 2 * leastSpace

/** Ends in one line where what lies in the folder cannot be opened: it is another user's, or no database. */
function checkFolder(folder: string): void {
  if (!statSync(folder).isDirectory()) throw damaged(folder, new Error('it is a file and no folder'))
  const refused = refusedIn(folder)
  if (refused) throw unwritable(refused.path, refused.error)
  // Without its version file the engine would take the folder for an empty one, and write a new database over what is left.
  if (readdirSync(folder).length > 0 && !existsSync(join(folder, 'PG_VERSION'))) {
    throw damaged(folder, new Error('its file PG_VERSION is gone'))
  }
}

function makeFolder(folder: string): void {
  try {
    privateFolder(folder)
  } catch (error) {
    throw isFull(folder) ? noSpace(folder) : unwritable(folder, error)
  }
}

function removeFolder(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true })
  } catch (error) {
    throw unwritable(folder, error)
  }
}

/** Half a database would be taken for a damaged one by the next start. */
function unmade(folder: string, error: unknown): CommerceStartError {
  const fault = isFull(folder)
    ? noSpace(folder)
    : new CommerceStartError(`The embedded database could not be made in ${folder}: ${String(error)}`, { cause: error })
  rmSync(folder, { recursive: true, force: true })
  return fault
}

async function ready(client: PgliteClient): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('it does not answer')), patience)
  })
  try {
    await Promise.race([client.waitReady, late])
    await Promise.race([client.query('select 1'), late])
  } finally {
    clearTimeout(timer)
  }
}

/** The embedded database in `<dataDir>/pglite`, for trying out; `fresh` deletes what is there. */
export async function openPglite(dataDir: string, fresh: boolean): Promise<OpenDatabase> {
  const lock = lockDataFolder(dataDir)
  const folder = join(dataDir, 'pglite')
  const existed = existsSync(folder) && !fresh
  try {
    if (fresh) removeFolder(folder)
    if (existed) checkFolder(folder)
    makeFolder(folder)
  } catch (error) {
    lock.release()
    throw error
  }
  const client = new PgliteClient(folder)
  try {
    await ready(client)
  } catch (error) {
    await client.terminate()
    const fault = existed ? pgliteFault(folder, error) : unmade(folder, error)
    lock.release()
    throw fault
  }
  // The engine gives its files to everybody, whatever the umask: the folder keeps others out, and this what is copied from it.
  tightenContents(folder)
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite: client }) })
  // PGlite has no autovacuum: without this the planner forgets and the tables grow.
  const vacuum = setInterval(() => {
    tightenContents(folder)
    void sql`vacuum analyze`.execute(db).catch(() => undefined)
  }, vacuumEvery)
  vacuum.unref()
  return {
    db,
    database: 'pglite',
    location: folder,
    // The lock on the folder keeps others out.
    alone: (work) => work(),
    hasRoom: () => !isFull(folder, roomToWrite),
    damaged: (error) => laterFault(folder, error),
    async close() {
      clearInterval(vacuum)
      await db.destroy()
      tightenContents(folder)
      lock.release()
    },
  }
}
