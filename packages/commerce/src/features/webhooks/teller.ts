import type { FeedPurchase } from '@vidda/contract/wire'
import type { Db } from '../../kernel/database/open.ts'
import { purchaseText, readFeed, readPurchase } from '../order-feed/index.ts'
import * as lines from './lines.ts'
import { keepParked, wantedAgain } from './parked.ts'
import { type Outcome, send } from './send.ts'
import type { WebhookEndpoint, WebhookSettings } from './settings.ts'

export type Telling = {
  readonly db: Db
  readonly now: () => Date
  readonly settings: WebhookSettings
  readonly log: (told: object, words: string) => void
  /** Whether nothing more is to begin. */
  readonly ending: { now: boolean }
  /** Ends what is under way. */
  readonly stop: AbortSignal
}

type Brand = { readonly tenantId: string; readonly chainId: number; readonly endpoint: WebhookEndpoint }

const [second, minute, hour] = [1000, 60_000, 3_600_000]
/** Pauses after failures in a row; the last one goes on. */
const pauses = [5 * second, 15 * second, minute, 5 * minute, 15 * minute, 30 * minute, hour]
/** What an endpoint says that it does not take would hold up what comes after it. */
const longestRefused = hour
const atOnce = 20

/** Endpoints that were away together do not come back to all their messages at one moment. */
const jittered = (ms: number) => ms * (0.75 + Math.random() / 2)

/** The same for the same state of a purchase, whenever and however often it is sent, and another for its next. */
const idOf = ({ kind, id, cursor, changedAt }: FeedPurchase) => `${kind}-${id}-${cursor}-${new Date(changedAt).getTime().toString(36)}`

/** Tells one endpoint what waits for it, in order, as long as it takes it. */
export class Teller {
  readonly #telling: Telling
  readonly #brand: Brand

  constructor(telling: Telling, brand: Brand) {
    this.#telling = telling
    this.#brand = brand
  }

  async turn(): Promise<void> {
    const { db, now } = this.#telling
    const free = await lines.freeLine(db, this.#brand, now())
    if (!free || !(await this.#hasWork(free.told))) return
    const line = await lines.leaseLine(db, this.#brand, now())
    if (!line) return
    try {
      const next = await this.#tellAgain(line)
      if (next) await this.#tellOn(next)
    } finally {
      await lines.endLease(db, line)
    }
  }

  /** Without taking the line, which would be written every few seconds. */
  async #hasWork(told: string): Promise<boolean> {
    const { db } = this.#telling
    const { next } = await readFeed(db, { chainId: this.#brand.chainId, since: told, limit: 1 })
    return next !== told || (await wantedAgain(db, this.#brand)).length > 0
  }

  /** Null where the line is another process's by now, or this one ends. */
  async #send(line: lines.LeasedLine, purchase: FeedPurchase): Promise<Outcome | null> {
    const { db, now, settings, ending, stop } = this.#telling
    if (ending.now || !(await lines.renewLease(db, line, now()))) return null
    const message = { id: idOf(purchase), body: purchaseText(purchase) }
    const outcome = await send({ endpoint: this.#brand.endpoint, message, settings, now: now(), stop })
    // Nobody has failed where this process has hung up.
    return !outcome.taken && stop.aborted ? null : outcome
  }

  /** What the operator wants sent again, once each; answers the line as it is then, or null where it may not go on. */
  async #tellAgain(line: lines.LeasedLine): Promise<lines.LeasedLine | null> {
    const { db } = this.#telling
    let current = line
    for (const named of await wantedAgain(db, line)) {
      const purchase = await readPurchase(db, line.chainId, named)
      if (!purchase) {
        await lines.forgetParked(db, line, named)
        continue
      }
      const outcome = await this.#send(line, purchase)
      if (!outcome) return null
      if (!outcome.taken) await keepParked(db, line, named, outcome.reason)
      else if (!(await lines.noteTaken(db, line, named, null))) return null
      else current = lines.wellAgain(line)
    }
    return current
  }

  async #tellOn(line: lines.LeasedLine): Promise<void> {
    const { db } = this.#telling
    let current = line
    for (let [told, more] = [line.told, true]; more;) {
      const page = await readFeed(db, { chainId: line.chainId, since: told, limit: atOnce })
      for (const purchase of page.purchases) {
        if (!(await this.#tell(current, purchase))) return
        current = lines.wellAgain(line)
      }
      if (page.purchases.at(-1)?.cursor !== page.next && page.next !== told && !(await lines.passOver(db, line, page.next))) return
      ;[told, more] = [page.next, page.more]
    }
  }

  /** Whether the next one may follow. */
  async #tell(line: lines.LeasedLine, purchase: FeedPurchase): Promise<boolean> {
    const outcome = await this.#send(line, purchase)
    if (!outcome) return false
    if (outcome.taken) return lines.noteTaken(this.#telling.db, line, purchase, purchase.cursor)
    await this.#notTaken(line, purchase, outcome)
    return false
  }

  async #notTaken(line: lines.LeasedLine, purchase: FeedPurchase, { reason, refused, pause }: Outcome & { taken: false }): Promise<void> {
    const { db, now, settings, log } = this.#telling
    const [at, { kind, id, cursor }] = [now(), purchase]
    const since = line.failingSince ?? at
    if (at.getTime() - since.getTime() >= (refused ? Math.min(longestRefused, settings.longest) : settings.longest)) {
      await lines.park(db, line, purchase, cursor, reason, at)
      log({ tenant: line.tenantId, purchase: `${kind} ${id}`, reason }, 'a webhook was left aside: npx vidda admin webhooks')
      return
    }
    const wait = jittered(pauses[Math.min(line.failures, pauses.length - 1)] ?? hour)
    const nextAt = new Date(at.getTime() + Math.max(wait, Math.min(pause, hour)))
    await lines.noteFailure(db, line, { reason, since, nextAt })
    if (line.failures === 0) log({ tenant: line.tenantId, reason }, 'a webhook was not taken; it is sent again')
  }
}
