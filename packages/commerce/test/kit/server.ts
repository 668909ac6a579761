import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Tenant } from '@vidda/contract'
import { inject } from 'vitest'
import { openCommerce, type Commerce, type CommerceOptions } from '../../src/server.ts'
import { Client } from './client.ts'
import { demoPictures, fillWithDemo, type Goods } from './demo.ts'
import { setLimits, wideLimits } from './limits.ts'
import { asFiles, onServer, postgresUrl } from './on-server.ts'
import { once } from './once.ts'
import { copyFolder, placeEmptyDatabase } from './template.ts'
import { checked, checkOf } from './schema-check.ts'
import { databaseName } from './templates.setup.ts'
import { secret, tenants } from './tenants.ts'

export type Engine = 'PGlite' | 'PostgreSQL'

const all = process.env['VIDDA_ALL'] === '1'

/**
 * PostgreSQL where VIDDA_TEST_POSTGRES_URL names a server on which databases may be made, else PGlite; with `--all` both.
 */
export const engines: readonly Engine[] = postgresUrl ? (all ? ['PGlite', 'PostgreSQL'] : ['PostgreSQL']) : ['PGlite']

/** Of a test that asks the same of either. */
export const anyEngine: Engine = postgresUrl ? 'PostgreSQL' : 'PGlite'

/** For slow tests, which the embedded engine makes four times as slow: both engines with `pnpm prove`, else one. Quicker ones ask the same SQL of both. */
export const enginesProved: readonly Engine[] = process.env['VIDDA_PROVE'] ? engines : [anyEngine]

type Place = { readonly place: Pick<CommerceOptions, 'dataDir' | 'databaseUrl'>; drop(): Promise<void> }

/** Like another database of the server, or empty. */
async function freshDatabase(like = 'template1'): Promise<{ name: string; databaseUrl: string; drop(): Promise<void> }> {
  const name = `vidda_test_${randomUUID().replaceAll('-', '')}`
  await onServer(`create database ${name} template ${like} ${asFiles}`)
  const url = new URL(postgresUrl ?? '')
  url.pathname = `/${name}`
  return { name, databaseUrl: url.href, drop: () => onServer(`drop database ${name} with (force)`) }
}

async function placeIn(dataDir: string, database: Awaited<ReturnType<typeof freshDatabase>> | null): Promise<Place> {
  return {
    place: { dataDir, databaseUrl: database?.databaseUrl },
    async drop() {
      await database?.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

const freshFolder = () => mkdtemp(join(tmpdir(), 'vidda-api-'))

/** Where a test's data lies; `drop` removes all of it. */
export async function freshPlace(engine: Engine): Promise<Place> {
  const dataDir = await freshFolder()
  if (engine === 'PostgreSQL') return placeIn(dataDir, await freshDatabase())
  await placeEmptyDatabase(dataDir)
  return placeIn(dataDir, null)
}

/** The same, filled with goods already: filling takes seconds, and copying what another file of the run has filled does not. */
export async function filledPlace(engine: Engine, { chains, articles }: Goods = testGoods): Promise<Place> {
  const template = join(inject('templates'), `${engine}-${chains?.join('-')}-${articles}`)
  await once(template, async () => {
    const { place } = await freshPlace(engine)
    await fillWithDemo({ ...place, chains, articles })
    await rename(place.dataDir, template)
    if (place.databaseUrl) await writeFile(template + databaseName, new URL(place.databaseUrl).pathname.slice(1))
  })
  const dataDir = await freshFolder()
  copyFolder(template, dataDir)
  return placeIn(dataDir, engine === 'PostgreSQL' ? await freshDatabase(await readFile(template + databaseName, 'utf8')) : null)
}

export const stockToken = 'a token for the feed of tests'.replaceAll(' ', '-')

export const orderToken = 'a token for the orders of tests'.replaceAll(' ', '-')

/** What lets the chain's own systems in: each feed has its own token, and other calls ask for none. */
export const feedAuthorization = (path: string): string => `Bearer ${path.includes('/orders/feed') ? orderToken : stockToken}`

/** What a small catalogue of two chains has, where a test wants no other. */
export const testGoods = { chains: [1, 2], articles: 240 } satisfies Goods

export const testOptions = {
  tenants,
  secret,
  logLevel: 'silent',
  pictures: demoPictures,
  reservationsPerMinute: 100_000,
  stockTokens: { first: stockToken },
  orderTokens: { first: orderToken },
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

/** A server on a port of its own, with a small catalogue of two chains; `isNow` says of a clock that it begins at the present time. */
export async function startServer(
  engine: Engine,
  { chains, articles, isNow = false, ...options }: Partial<CommerceOptions> & Goods & { readonly isNow?: boolean } = {},
): Promise<TestServer> {
  const goods = { chains: chains ?? testGoods.chains, articles: articles ?? testGoods.articles }
  // What is filled at another time than now is filled for this test alone.
  const { place, drop } = options.now && !isNow ? await freshPlace(engine) : await filledPlace(engine, goods)
  const everything = { ...testOptions, ...place, ...options }
  if (options.now && !isNow) await fillWithDemo({ ...place, ...goods, now: options.now })
  const running = async () => {
    const commerce = await openCommerce(everything)
    const url = await commerce.listen({ host: '127.0.0.1', port: 0 })
    const check = await checkOf(url)
    const visit = (tenant: Tenant) => Client.visit(url, tenant, check)
    const ask = async (path: string, init: RequestInit = {}) =>
      checked(check, init.method ?? 'GET', url + path, await fetch(url + path, init))
    return { commerce, url, visit, fetch: ask, first: await visit(tenants[0]), second: await visit(tenants[1]) }
  }
  const opened = await running()
  await setLimits(opened.commerce.db, wideLimits)
  const server: Mutable<TestServer> = {
    ...opened,
    options: everything,
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
