import type { IncomingMessage, ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import type { Writable } from 'node:stream'
import type { Tenant } from '@vidda/contract'
import type { FastifyInstance } from 'fastify'
import { isDatabaseError, openDatabase, type OpenDatabase } from './database/open.ts'
import { Answers } from './http/answers.ts'
import { createApp } from './http/app.ts'
import { ForgeryTokens } from './http/forgery.ts'
import { answerInProcess } from './http/in-process.ts'
import { knownPictures } from './images/known.ts'
import { forgetOldKeys } from './reservations/idempotency.ts'
import type { StockTokens } from './stock/tokens.ts'
import { seed, type Progress } from './seed/seed.ts'

export type CommerceOptions = {
  /** PostgreSQL; the embedded database in `dataDir` when left out. */
  readonly databaseUrl?: string | undefined
  /** Folder of the embedded database and of drawn pictures. */
  readonly dataDir: string
  readonly tenants: readonly Tenant[]
  /** Signs the tenant header and the tokens against forged requests. */
  readonly secret: string
  /** `info` when left out. */
  readonly logLevel?: string | undefined
  readonly logStream?: Writable | undefined
  readonly onProgress?: Progress | undefined
  /** Size of a generated catalogue; what is there, or 1200, when left out. */
  readonly articles?: number | undefined
  /** Throws away the embedded database, or the catalogue in PostgreSQL. */
  readonly fresh?: boolean | undefined
  readonly now?: (() => Date) | undefined
  /** Reservations that one address may make per minute; 30 when left out. */
  readonly reservationsPerMinute?: number | undefined
  /** None when left out: then nobody can feed stock. */
  readonly stockTokens?: StockTokens | undefined
}

export type Commerce = {
  readonly app: FastifyInstance
  readonly database: 'pglite' | 'postgres'
  /** Where the data lies: a folder, or an address without its password. */
  readonly location: string
  readonly stats: { readonly articles: number }
  /** A raw handler for a host in the same process. */
  routing(request: IncomingMessage, response: ServerResponse): void
  /** Answers without a socket. */
  fetch(request: Request): Promise<Response>
  /** Answers the address it listens on. */
  listen(address: { host: string; port: number }): Promise<string>
  /** Says that this process is about to end: `/readyz` refuses, and each answer is the last of its connection. */
  drain(): void
  close(): Promise<void>
}

// All of them, whichever brands are started: another choice of brands finds its goods there.
const generatedChains = [1, 2]

/** Whatever the database cannot give while it is opened is damage, and is told as such. */
async function whole<T>(opened: OpenDatabase, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw isDatabaseError(error) ? opened.damaged(error) : error
  }
}

const fill = (opened: OpenDatabase, options: CommerceOptions, now: () => Date): Promise<number> =>
  opened.alone(() =>
    seed({
      db: opened.db,
      chains: generatedChains,
      articles: options.articles,
      force: options.fresh === true && opened.database === 'postgres',
      // Data in a shared database may be a chain's own: there only an empty one is filled.
      replace: opened.database === 'pglite',
      now: now(),
      onProgress: options.onProgress ?? (() => undefined),
    }),
  )

/** Opens, migrates and, where needed, seeds the database; throws CommerceStartError with one line that says what to do. */
export async function openCommerce(options: CommerceOptions): Promise<Commerce> {
  const dataDir = resolve(options.dataDir)
  const now = options.now ?? (() => new Date())
  const opened = await openDatabase({ databaseUrl: options.databaseUrl, dataDir, fresh: options.fresh === true })
  try {
    const { articles, isKnownPicture } = await whole(opened, async () => {
      const filled = await fill(opened, options, now)
      await forgetOldKeys(opened.db, now())
      return { articles: filled, isKnownPicture: await knownPictures(opened.db) }
    })
    const services = {
      db: opened.db,
      answers: new Answers(),
      tokens: new ForgeryTokens(options.secret, now),
      now,
      dataDir,
      isKnownPicture,
      reservationsPerMinute: options.reservationsPerMinute ?? 30,
      stockTokens: options.stockTokens ?? {},
      draining: { now: false },
    }
    const { tenants, secret, logLevel = 'info', logStream } = options
    const app = await createApp({ services, tenants, secret, logLevel, logStream })
    let closing: Promise<void> | undefined
    return {
      app,
      database: opened.database,
      location: opened.location,
      stats: { articles },
      routing: (request, response) => app.routing(request, response),
      fetch: (request) => answerInProcess(app, request),
      listen: (address) => app.listen(address),
      drain: () => void (services.draining.now = true),
      close: () => (closing ??= app.close().then(() => opened.close())),
    }
  } catch (error) {
    await opened.close()
    throw error
  }
}
