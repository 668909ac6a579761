import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../database/open.ts'
import { tooMany } from '../http/failure.ts'
import { addressGroup } from '../http/proxies/index.ts'

export type AttemptLimits = {
  /** For one account within the time: from one address, or on one device that is known to it. */
  readonly account: number
  /** From one address within the time: many customers may share one. */
  readonly address: number
  readonly minutes: number
  /** How often an address is told that somebody has an account already; a fifth of `address` when left out. */
  readonly taken?: number
}

export const attemptLimits: AttemptLimits = { account: 10, address: 100, minutes: 15 }

/** How many times the attempts of one address all strangers together have on an account. */
const strangers = 10

export type LogIn = {
  /** Its id, or the name that was given where there is none. */
  readonly account: string | number
  readonly address: string
  /** Null for a device on which nobody has logged in to the account. */
  readonly device: string | null
}

/** Keys say nothing about whom they count. */
const keyOf = (parts: readonly (string | number)[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url')

/** Counts attempts in the database, so that all processes count together and a restart forgets nothing. */
export class Attempts {
  readonly #db: Db
  readonly #now: () => Date
  readonly #limits: AttemptLimits

  constructor(db: Db, now: () => Date, limits: AttemptLimits) {
    this.#db = db
    this.#now = now
    this.#limits = limits
  }

  /** Counts an attempt from an address; throws a 429 with the time to wait when there were too many. */
  fromAddress(what: string, address: string): Promise<void> {
    return this.#count([what, 'address', addressGroup(address)], this.#limits.address)
  }

  /** A hook that counts calls from an address, whatever they bring; throws a 429 where there are more than `most` within a minute. */
  perMinute(what: string, most: number): (request: { readonly ip: string }) => Promise<void> {
    return ({ ip }) => this.#count([what, 'minute', addressGroup(ip)], most, 1)
  }

  /** Counts an attempt on an account, by whatever names it. */
  onAccount(what: string, account: string | number): Promise<void> {
    return this.#count([what, 'account', account], this.#limits.account)
  }

  /**
   * Counts a log-in. A device that is known to the account has attempts of its own. All others have some from each address, and together many times as many:
   * whoever fails on purpose uses up those of strangers, and shuts nobody out who has been here before.
   */
  async logIn({ account, address, device }: LogIn): Promise<void> {
    if (device !== null) return this.#count(['login', 'device', account, device], this.#limits.account)
    await this.fromAddress('login', address)
    await this.#count(['login', 'account', account, addressGroup(address)], this.#limits.account)
    await this.#count(['login', 'strangers', account], this.#limits.account * strangers)
  }

  /** A log-in that has succeeded gives its own attempts back, and not those of others. */
  async loggedIn({ account, address, device }: LogIn): Promise<void> {
    await this.#forget(device === null ? ['login', 'account', account, addressGroup(address)] : ['login', 'device', account, device])
  }

  /** Whoever has proven by mail whose the account is may log in anew from anywhere. */
  async letStrangersIn(account: number, address: string): Promise<void> {
    await this.#forget(['login', 'strangers', account])
    await this.#forget(['login', 'account', account, addressGroup(address)])
  }

  /** Counts a call that may tell whether somebody has an account: nobody may go through a list of phone numbers. */
  askWhetherTaken(address: string): Promise<void> {
    return this.#count(['taken', 'address', addressGroup(address)], this.#limits.taken ?? Math.ceil(this.#limits.address / 5))
  }

  /** What told nothing of anybody is not counted. */
  async wasNotTaken(address: string): Promise<void> {
    await this.#db
      .updateTable('attempts')
      .set({ count: sql<number>`greatest(count - 1, 0)` })
      .where('key', '=', keyOf(['taken', 'address', addressGroup(address)]))
      .execute()
  }

  async forget(what: string, account: string | number): Promise<void> {
    await this.#forget([what, 'account', account])
  }

  async #forget(parts: readonly (string | number)[]): Promise<void> {
    await this.#db.deleteFrom('attempts').where('key', '=', keyOf(parts)).execute()
  }

  async #count(parts: readonly (string | number)[], most: number, minutes = this.#limits.minutes): Promise<void> {
    const now = this.#now()
    const ends = new Date(now.getTime() + minutes * 60_000)
    const row = await this.#db
      .insertInto('attempts')
      .values({ key: keyOf(parts), count: 1, ends_at: ends })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          count: sql<number>`case when attempts.ends_at <= ${now} then 1 else attempts.count + 1 end`,
          ends_at: sql<Date>`case when attempts.ends_at <= ${now} then excluded.ends_at else attempts.ends_at end`,
        }),
      )
      .returning(['count', 'ends_at'])
      .executeTakeFirstOrThrow()
    if (row.count > most) throw tooMany(Math.max(1, Math.ceil((row.ends_at.getTime() - now.getTime()) / 1000)))
  }
}

/** Attempts that count no longer. */
export async function forgetOldAttempts(db: Db, now: Date): Promise<void> {
  await sql`delete from attempts where ends_at <= ${now}`.execute(db)
}
