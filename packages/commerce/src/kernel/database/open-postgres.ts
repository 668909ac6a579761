import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { CommerceStartError } from '../start-error.ts'
import { isOfTheQuery, isTimeout, toldBy } from './database-error.ts'
import type { Db, OpenDatabase, Waiting } from './open.ts'
import { parsers } from './parsers.ts'
import type { Database } from './tables.data.ts'

const { types } = pg

/** How many statements and transactions of one process may be under way at a time. */
export const connections = 10

/** How long (ms) a request waits for one of them to come free. */
const longestQueue = 10_000

/** The address without its password, as messages and the start-up line show it. */
function shown(databaseUrl: string): string {
  try {
    const { protocol, username, host, pathname } = new URL(databaseUrl)
    return `${protocol}//${username ? `${username}@` : ''}${host}${pathname}`
  } catch {
    throw new CommerceStartError('DATABASE_URL is not an address. It looks like postgres://user:password@host:5432/database.')
  }
}

const refusals: Readonly<Record<string, string>> = {
  '28P01': 'refused the password. Correct the user and password in DATABASE_URL.',
  '28000': 'refused the user. Correct the user in DATABASE_URL, or let it in (pg_hba.conf).',
  '3D000': 'has no such database. Create it, or correct its name in DATABASE_URL.',
  '42501': 'lets this user not create tables. Grant it CREATE on the schema.',
}

function refusal(location: string, error: unknown): CommerceStartError {
  const { code, message } = error as { code?: string; message: string }
  const known = code === undefined ? undefined : refusals[code]
  if (known === undefined && isOfTheQuery(error)) {
    return new CommerceStartError(
      `PostgreSQL at ${location} answers with an error: ${toldBy(error)}. Look at what was changed there by hand.`,
    )
  }
  return new CommerceStartError(
    known
      ? `PostgreSQL at ${location} ${known}`
      : `PostgreSQL at ${location} cannot be reached (${code ?? message}). Start it, or correct DATABASE_URL.`,
  )
}

const lockId = 7_105_100

/** How long a wait for the lock goes on before the next look at whether to stop. */
const waitAtOnce = '2s'

/** Takes the lock for the session, unless others keep it for too long. */
async function tryLock(connection: Db): Promise<boolean> {
  try {
    await connection.transaction().execute(async (transaction) => {
      await sql`set local lock_timeout = ${sql.lit(waitAtOnce)}`.execute(transaction)
      await sql`select pg_advisory_lock(${lockId})`.execute(transaction)
    })
    return true
  } catch (error) {
    if (isTimeout(error)) return false
    throw error
  }
}

async function takeLock(connection: Db, { onWait, stop }: Waiting): Promise<void> {
  const { free } = await connection.selectNoFrom(sql<boolean>`pg_try_advisory_lock(${lockId})`.as('free')).executeTakeFirstOrThrow()
  if (free) return
  onWait?.('Waiting for another process that fills or changes the same database …')
  for (let taken = false; !taken; taken = await tryLock(connection)) stop?.throwIfAborted()
}

// Two servers that start on an empty database: the second waits, and finds it filled.
const alone = <Result>(db: Db, work: () => Promise<Result>, waiting: Waiting): Promise<Result> =>
  db.connection().execute(async (connection) => {
    // It lies idle for as long as the work takes.
    await sql`set idle_session_timeout = 0`.execute(connection)
    await takeLock(connection, waiting)
    try {
      return await work()
    } finally {
      // Where the connection is lost, so is the lock, and what was done stays done.
      await sql`select pg_advisory_unlock(${lockId})`.execute(connection).catch(() => undefined)
    }
  })

function createPool(databaseUrl: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: connections,
    connectionTimeoutMillis: longestQueue,
    types: { getTypeParser: (oid, format) => parsers[oid] ?? types.getTypeParser(oid, format) },
  })
  // A connection that the server ends is replaced at the next query, and a query that runs on it fails by itself. Without a listener either would end
  // the process: the pool tells of idle connections, each connection of itself while it is at work.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** PostgreSQL 15 or newer. */
export async function openPostgres(databaseUrl: string, waiting: Waiting = {}): Promise<OpenDatabase> {
  const location = shown(databaseUrl)
  const pool = createPool(databaseUrl)
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  try {
    await sql`select 1`.execute(db)
  } catch (error) {
    await db.destroy()
    throw refusal(location, error)
  }
  return {
    db,
    database: 'postgres',
    location,
    alone: (work) => alone(db, work, waiting),
    hasRoom: () => true,
    damaged: (error) => refusal(location, error),
    close: () => db.destroy(),
  }
}
