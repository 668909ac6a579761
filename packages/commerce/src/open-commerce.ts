import type { IncomingMessage, ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import type { Writable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import type { Tenant } from '@vidda/contract'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { countOf } from './database/count.ts'
import { isDatabaseError, isUnreachable } from './database/database-error.ts'
import { openDatabase, type Db, type OpenDatabase } from './database/open.ts'
import { Answers } from './http/answers.ts'
import { createApp } from './http/app.ts'
import { ForgeryTokens } from './http/forgery.ts'
import { answerInProcess } from './http/in-process.ts'
import { KnownPictures } from './images/known.ts'
import { openOriginals, originalsPlace } from './images/originals.ts'
import type { StockTokens } from './stock/tokens.ts'
import { passTime } from './prices/writer.ts'
import type { Outside } from './outside/outside.ts'
import { Visitors } from './polls/visitor.ts'
import type { ProxyTrust } from './proxies/index.ts'
import { ReceiptTokens } from './reservations/receipt-tokens.ts'
import { endReservations } from './reservations/states.ts'
import { MailPost } from './mail/post.ts'
import { mailTransport } from './mail/transport.ts'
import { keepHouse } from './housekeeping.ts'
import { Attempts, attemptLimits, type AttemptLimits } from './sessions/attempts.ts'
import { argon2id, Credentials, type Passwords } from './sessions/passwords.ts'
import { KnownDevices } from './sessions/devices.ts'
import { Sessions } from './sessions/sessions.ts'
import { warm } from './search/engine.ts'
import { renewDocuments } from './search/renewal.ts'
import { shopNotes } from './shop-notes.ts'
import { checkChains } from './tenant-chains.ts'
import { runEvery } from './timers/run-every.ts'

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
  /** Hears, in words, what shoppers would miss. */
  readonly onNote?: ((words: string) => void) | undefined
  readonly now?: (() => Date) | undefined
  /** Servers of others; none when left out. */
  readonly outside?: Outside | undefined
  /** Pause in ms between looks at the clock, by which campaigns start and end, and reservations end; 5000 when left out. */
  readonly tickEvery?: number | undefined
  /** Reservations that one address may make per minute; 30 when left out. */
  readonly reservationsPerMinute?: number | undefined
  /** Calls that one address may read with per minute; 20 000 when left out: many shoppers may share one. */
  readonly readsPerMinute?: number | undefined
  /** None when left out: then nobody can feed stock. */
  readonly stockTokens?: StockTokens | undefined
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

const houseEvery = 3_600_000

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
  const { databaseUrl, onWait, stop } = options
  const originals = originalsPlace(options)
  await openOriginals(originals)
  const opened = options.database ?? (await openDatabase({ databaseUrl, dataDir, fresh: false, onWait, stop }))
  const closeDatabase = async () => {
    if (!options.database) await opened.close()
  }
  try {
    const pictures = new KnownPictures(opened.db)
    const articles = await whole(opened, async () => {
      await renewDocuments({
        db: opened.db,
        alone: (work) => opened.alone(work),
        onProgress(done, total) {
          stop?.throwIfAborted()
          options.onProgress?.({ step: 'search', done, total })
        },
      })
      await checkChains(opened.db, options.tenants, opened.location, now())
      for (const note of await shopNotes(opened.db, options.tenants)) options.onNote?.(note)
      await passTime(opened.db, now())
      await keepHouse(opened.db, now())
      await warm(opened.db)
      return countOf(opened.db, sql`articles`)
    })
    const { tenants, secret, logLevel = 'info', logStream } = options
    const { db } = opened
    const tokens = new ForgeryTokens(secret, now)
    const receipts = new ReceiptTokens(secret)
    const devices = new KnownDevices(secret)
    const transport = mailTransport(options.smtpUrl, dataDir)
    const post = new MailPost({ db, tenants, transport, receipts, now, onFailure: (told) => app.log.error(told, 'mail not sent') })
    const services = {
      db,
      answers: new Answers({ keeps: options.keepAnswers !== false }),
      tokens,
      sessions: new Sessions(db, tokens, devices, now),
      devices,
      credentials: new Credentials(options.passwords ?? argon2id),
      attempts: new Attempts(db, now, options.attempts ?? attemptLimits),
      post,
      now,
      dataDir,
      hasRoom: opened.hasRoom,
      pictures,
      originals,
      reservationsPerMinute: options.reservationsPerMinute ?? 30,
      readsPerMinute: options.readsPerMinute ?? 20_000,
      stockTokens: options.stockTokens ?? {},
      draining: { now: false },
      visitors: new Visitors(secret),
      receipts,
      outside: options.outside ?? {},
    }
    const app = await createApp({ services, tenants, secret, logLevel, logStream, proxies: options.proxies })
    const stopTimer = runEvery({
      ms: options.tickEvery ?? 5000,
      async work() {
        const [touched, ended] = [await passTime(db, now()), await endReservations(db, now())]
        if (touched + ended > 0) services.answers.clear()
      },
      onError: (error) => app.log.error({ err: error }, 'the timer failed'),
    })
    const cleaning = setInterval(() => void keepHouse(db, now()).catch((error: unknown) => app.log.error(error)), houseEvery).unref()
    post.wake()
    const closeAll = async () => {
      clearInterval(cleaning)
      await app.close()
      await stopTimer()
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
