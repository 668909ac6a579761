import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { CommerceStartError } from '../start-error.ts'
import { isOfTheQuery, toldBy } from './database-error.ts'
import type { Db, OpenDatabase } from './open.ts'

const { types } = pg
const numeric = new Set<number>([types.builtins.INT8, types.builtins.NUMERIC])

const connections = 10

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

// Two servers that start on an empty database: the second waits, and finds it filled.
const alone = <Result>(db: Db, work: () => Promise<Result>, onWait: (words: string) => void): Promise<Result> =>
  db.connection().execute(async (connection) => {
    const { rows } = await sql<{ free: boolean }>`select pg_try_advisory_lock(${lockId}) as free`.execute(connection)
    if (!rows[0]?.free) {
      onWait('Waiting for another process that fills or changes the same database …')
      await sql`select pg_advisory_lock(${lockId})`.execute(connection)
    }
    try {
      return await work()
    } finally {
      await sql`select pg_advisory_unlock(${lockId})`.execute(connection)
    }
  })

/** PostgreSQL 15 or newer. */
export async function openPostgres(databaseUrl: string, onWait: (words: string) => void = () => undefined): Promise<OpenDatabase> {
  const location = shown(databaseUrl)
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: connections,
    connectionTimeoutMillis: 10_000,
    types: { getTypeParser: (oid, format) => (numeric.has(oid) ? Number : types.getTypeParser(oid, format)) },
  })
  // An idle connection that the server ends is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => undefined)
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
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
    alone: (work) => alone(db, work, onWait),
    damaged: (error) => refusal(location, error),
    close: () => db.destroy(),
  }
}
