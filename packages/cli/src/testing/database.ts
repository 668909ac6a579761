import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** Connection URL of the test run's PostgreSQL; undefined when the machine has none. */
const server = process.env['VIDDA_TEST_POSTGRES_URL']

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** An empty database of the run's PostgreSQL, to be dropped by the caller; null when there is no server. */
export async function freshDatabase(): Promise<{ readonly url: string; drop(): Promise<void> } | null> {
  if (!server) return null
  const name = `vidda_cli_${randomUUID().replaceAll('-', '')}`
  await onServer(`create database ${name} template template0 encoding 'UTF8' strategy file_copy`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => onServer(`drop database ${name} with (force)`) }
}
