import type { IncomingMessage, ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import type { Writable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import type { Tenant } from '@vidda/contract'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { shopFeatures } from './features.ts'
import { openEngine, renewDocuments } from './features/search/index.ts'
import { beginChains, shopNotes } from './features/settings/index.ts'
import { paymentNotes, type PaymentSettings } from './features/payments/index.ts'
import { noWebhooks, type WebhookSettings } from './features/webhooks/index.ts'
import { hourlyJobs, ticks } from './jobs.ts'
import type { BrandTokens } from './kernel/auth/brand-tokens.ts'
import { Attempts, attemptLimits, type AttemptLimits } from './kernel/auth/attempts.ts'
import { KnownDevices } from './kernel/auth/devices.ts'
import { argon2id, Credentials, type Passwords } from './kernel/auth/passwords.ts'
import { Sessions } from './kernel/auth/sessions.ts'
import { Answers } from './kernel/cache/answers.ts'
import { runEvery } from './kernel/clock/run-every.ts'
import { countOf } from './kernel/database/count.ts'
import { isDatabaseError, isUnreachable } from './kernel/database/database-error.ts'
import type { Db, OpenDatabase } from './kernel/database/open.ts'
import { createApp } from './kernel/http/app.ts'
import { ForgeryTokens } from './kernel/http/forgery.ts'
import { defaultReadsPerMinute } from './kernel/http/edge/index.ts'
import { answerInProcess } from './kernel/http/in-process.ts'
import type { Outside } from './kernel/http/outside.ts'
import type { ProxyTrust } from './kernel/http/proxies/index.ts'
import type { AllLetters } from './kernel/mail/letters.ts'
import { MailPost } from './kernel/mail/post.ts'
import { mailTransport } from './kernel/mail/transport.ts'
import { openOriginals, originalsPlace } from './kernel/pictures/originals.ts'
import * as described from './operations.data.ts'
import { openDatabase } from './reference/open-database.ts'

export type CommerceOptions = {
  /** Opened already, and closed by whoever opened it: the address and `onWait` are not heeded then. Opened and closed here when left out. */
  readonly database?: OpenDatabase | undefined
  /** PostgreSQL; the embedded database in `dataDir` when left out. */
  readonly databaseUrl?: string | undefined
  /** Folder of the embedded database, of pictures that were taken in (`originals`), and of the sizes that were asked for (`images`). */
  readonly dataDir: string
  /** A module that keeps pictures, or makes some, by its path, its address or its package: it exports `openOriginals`. The folder alone when left out. */
  readonly pictures?: string | undefined
  readonly tenants: readonly Tenant[]
  /** Signs the tenant header and the tokens against forged requests. */
  readonly secret: string
  /** `info` when left out. */
  readonly logLevel?: string | undefined
  readonly logStream?: Writable | undefined
  readonly onProgress?: ((progress: { readonly step: string; readonly done: number; readonly total: number }) => void) | undefined
  /** Hears, in words, that the start waits for another process that changes the same database. */
  readonly onWait?: ((words: string) => void) | undefined
  /** Ends the opening while it waits or works: its reason is thrown. */
  readonly stop?: AbortSignal | undefined
  /** Hears, in words, what shoppers would miss, and that an embedded database is made anew. */
  readonly onNote?: ((words: string) => void) | undefined
  readonly now?: (() => Date) | undefined
  /** Servers of others; none when left out. */
  readonly outside?: Outside | undefined
  /** Pause in ms between looks at the clock, by which campaigns start and end, and reservations end; 5000 when left out. */
  readonly tickEvery?: number | undefined
  /** Reservations that one address may make per minute; 30 when left out. */
  readonly reservationsPerMinute?: number | undefined
  /** Calls that one address may read with per minute; `defaultReadsPerMinute` when left out: many shoppers may share one. */
  readonly readsPerMinute?: number | undefined
  /** None when left out: then nobody can feed stock. */
  readonly stockTokens?: BrandTokens | undefined
  /** None when left out: then nobody can read the feed of orders. */
  readonly orderTokens?: BrandTokens | undefined
  /** Accounts with the providers of payments, by the id of the tenant; reservation alone when left out. */
  readonly payments?: PaymentSettings | undefined
  /** Endpoints that are told of orders and reservations; none when left out. */
  readonly webhooks?: WebhookSettings | undefined
  /** Server that mails go through, as `smtp://user:password@host:port`; the folder `outbox` in `dataDir` when left out. */
  readonly smtpUrl?: string | undefined
  /** How many log-ins and the like may be tried; 10 per account and 100 per address in 15 minutes when left out. */
  readonly attempts?: AttemptLimits | undefined
  /** Proxies between the hosts and this server; none when left out. */
  readonly proxies?: ProxyTrust | undefined
  /** How passwords are hashed; argon2id when left out. */
  readonly passwords?: Passwords | undefined
  /** False makes every answer anew, for measuring; true when left out. */
  readonly keepAnswers?: boolean | undefined
}

export type Commerce = {
  readonly app: FastifyInstance
  readonly database: 'pglite' | 'postgres'
  /** Where the data lies: a folder, or an address without its password. */
  readonly location: string
  /** Where mails go: a server, or the outbox folder. */
  readonly mailLocation: string
  readonly stats: { readonly articles: number }
  /** For what has no endpoint, such as approving a review. */
  readonly db: Db
  /** A raw handler for a host in the same process. */
  routing(request: IncomingMessage, response: ServerResponse): void
  /** Answers without a socket. */
  fetch(request: Request): Promise<Response>
  /** Answers the address it listens on. */
  listen(address: { host: string; port: number }): Promise<string>
  /** Says that this process is about to end: `/readyz` refuses, and each answer is the last of its connection. Settles after `ms`. */
  drain(ms: number): Promise<void>
  close(): Promise<void>
}

const hour = 3_600_000

/** Whatever the database cannot give while it is opened is damage, and is told as such. */
async function whole<T>(opened: OpenDatabase, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw isDatabaseError(error) || isUnreachable(error) ? opened.damaged(error) : error
  }
}

/** Opens the database, with the schema and the search documents of this version; throws CommerceStartError with one line that says what to do. */
export async function openCommerce(options: CommerceOptions): Promise<Commerce> {
  const dataDir = resolve(options.dataDir)
  const now = options.now ?? (() => new Date())
  const {
    databaseUrl,
    onWait,
    onNote,
    stop,
    tenants,
    secret,
    logLevel = 'info',
    logStream,
    stockTokens = {},
    orderTokens = {},
    outside = {},
    payments = {},
    webhooks = noWebhooks,
  } = options
  const originals = originalsPlace(options)
  await openOriginals(originals)
  const features = shopFeatures({ secret, outside, stockTokens, orderTokens, payments, webhooks, tenants, dataDir, originals })
  const [tick, hourly] = [ticks(features), hourlyJobs(features)]
  const opened = options.database ?? (await openDatabase({ databaseUrl, dataDir, fresh: false, onWait, onNote, stop }))
  const closeDatabase = async () => {
    if (!options.database) await opened.close()
  }
  const search = openEngine(opened.db)
  try {
    const articles = await whole(opened, async () => {
      await renewDocuments({
        db: opened.db,
        alone: (work) => opened.alone(work),
        onProgress(done, total) {
          stop?.throwIfAborted()
          options.onProgress?.({ step: 'search', done, total })
        },
      })
      await beginChains(opened.db, tenants, now())
      for (const note of await shopNotes(opened.db, tenants)) onNote?.(note)
      for (const note of paymentNotes(tenants, payments)) onNote?.(note)
      await tick(opened.db, now())
      await hourly(opened.db, now())
      await search.warm()
      return countOf(opened.db, sql`articles`)
    })
    const { db } = opened
    const tokens = new ForgeryTokens(secret, now)
    const devices = new KnownDevices(secret)
    const transport = mailTransport(options.smtpUrl, dataDir)
    const letters = Object.assign({}, ...features.map((feature) => feature.letters ?? {})) as AllLetters
    const post = new MailPost({ db, tenants, transport, letters, now, onFailure: (told) => app.log.error(told, 'mail not sent') })
    const services = {
      db,
      search,
      answers: new Answers({ keeps: options.keepAnswers !== false }),
      tokens,
      sessions: new Sessions(db, tokens, devices, now),
      devices,
      credentials: new Credentials(options.passwords ?? argon2id),
      attempts: new Attempts(db, now, options.attempts ?? attemptLimits),
      post,
      now,
      hasRoom: opened.hasRoom,
      changesPerMinute: options.reservationsPerMinute ?? 30,
      readsPerMinute: options.readsPerMinute ?? defaultReadsPerMinute,
      draining: { now: false },
    }
    const app = await createApp({ services, features, described, tenants, secret, logLevel, logStream, proxies: options.proxies })
    const stopTimer = runEvery({
      ms: options.tickEvery ?? 5000,
      async work() {
        if ((await tick(db, now())) > 0) services.answers.clear()
      },
      onError: (error) => app.log.error({ err: error }, 'the timer failed'),
    })
    const ends = features.map(({ background }) => background?.(services, { every: options.tickEvery ?? 5000, log: app.log }))
    const cleaning = setInterval(() => void hourly(db, now()).catch((error: unknown) => app.log.error(error)), hour).unref()
    post.wake()
    const closeAll = async () => {
      clearInterval(cleaning)
      await app.close()
      await stopTimer()
      for (const end of ends) await end?.()
      await post.close()
      await closeDatabase()
    }
    let closing: Promise<void> | undefined
    return {
      app,
      database: opened.database,
      location: opened.location,
      mailLocation: transport.location,
      stats: { articles },
      db,
      routing: (request, response) => app.routing(request, response),
      fetch: (request) => answerInProcess(app, request),
      listen: (address) => app.listen(address),
      async drain(ms) {
        services.draining.now = true
        await setTimeout(ms)
      },
      close: () => (closing ??= closeAll()),
    }
  } catch (error) {
    await closeDatabase()
    throw error
  }
}
