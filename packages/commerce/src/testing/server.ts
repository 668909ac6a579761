import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Tenant } from '@vidda/contract'
import pg from 'pg'
import { openCommerce, type Commerce, type CommerceOptions } from '../open-commerce.ts'
import { Client } from './client.ts'
import { setLimits, wideLimits } from './limits.ts'
import { placeEmptyDatabase } from './template.ts'
import { checked, schemaCheck } from './schema-check.ts'
import { secret, tenants } from './tenants.ts'

export type Engine = 'PGlite' | 'PostgreSQL'

const postgresUrl = process.env['VIDDA_TEST_POSTGRES_URL']

/** PGlite always, PostgreSQL where VIDDA_TEST_POSTGRES_URL names a server on which databases may be made. */
export const engines: readonly Engine[] = postgresUrl ? ['PGlite', 'PostgreSQL'] : ['PGlite']

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgresUrl })
  await client.connect()
  await client.query(statement)
  await client.end()
}

async function freshDatabase(): Promise<{ databaseUrl: string; drop(): Promise<void> }> {
  const name = `vidda_test_${process.pid}_${Date.now()}`
  await onServer(`create database ${name}`)
  const url = new URL(postgresUrl ?? '')
  url.pathname = `/${name}`
  return { databaseUrl: url.href, drop: () => onServer(`drop database ${name} with (force)`) }
}

/** Where a test's data lies; `drop` removes all of it. */
export async function freshPlace(
  engine: Engine,
): Promise<{ place: Pick<CommerceOptions, 'dataDir' | 'databaseUrl'>; drop(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vidda-api-'))
  const database = engine === 'PostgreSQL' ? await freshDatabase() : null
  if (!database) await placeEmptyDatabase(dataDir)
  return {
    place: { dataDir, databaseUrl: database?.databaseUrl },
    async drop() {
      await database?.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export const stockToken = 'a token for the feed of tests'.replaceAll(' ', '-')

export const testOptions = {
  tenants,
  secret,
  logLevel: 'silent',
  chains: [1, 2],
  articles: 240,
  reservationsPerMinute: 100_000,
  stockTokens: { first: stockToken },
  attempts: { account: 5, address: 100_000, minutes: 15, taken: 100_000 },
} satisfies Omit<CommerceOptions, 'dataDir'>

export type TestServer = {
  readonly commerce: Commerce
  readonly url: string
  /** Of PostgreSQL. */
  readonly databaseUrl: string | undefined
  /** Visitors of chain 1 and of chain 2. */
  readonly first: Client
  readonly second: Client
  /** A visitor of a brand with tokens of now. */
  visit(tenant: Tenant): Promise<Client>
  /** Asks at a path such as `/api/v1/genders`, without a tenant; the answer is checked like those of the visitors. */
  fetch(path: string, init?: RequestInit): Promise<Response>
  /** What the server was opened with: a second process shares its database, where the engine can. */
  readonly options: CommerceOptions
  /** Opens the same database anew, after `commerce` was closed. */
  restart(): Promise<void>
  close(): Promise<void>
}

/** A server on a port of its own, with a small catalogue of two chains. */
export async function startServer(engine: Engine, options: Partial<CommerceOptions> = {}): Promise<TestServer> {
  const { place, drop } = await freshPlace(engine)
  const all = { ...testOptions, ...place, ...options }
  const running = async () => {
    const commerce = await openCommerce(all)
    const url = await commerce.listen({ host: '127.0.0.1', port: 0 })
    const check = schemaCheck(await (await fetch(`${url}/api/v1/openapi.json`)).json())
    const visit = (tenant: Tenant) => Client.visit(url, tenant, check)
    const ask = async (path: string, init: RequestInit = {}) =>
      checked(check, init.method ?? 'GET', url + path, await fetch(url + path, init))
    return { commerce, url, visit, fetch: ask, first: await visit(tenants[0]), second: await visit(tenants[1]) }
  }
  const opened = await running()
  await setLimits(opened.commerce.db, wideLimits)
  const server: Mutable<TestServer> = {
    ...opened,
    options: all,
    restart: async () => void Object.assign(server, await running()),
    databaseUrl: place.databaseUrl,
    async close() {
      await server.commerce.close()
      await drop()
    },
  }
  return server
}

type Mutable<Type> = { -readonly [Key in keyof Type]: Type[Key] }
