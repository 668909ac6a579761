import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { sql } from 'kysely'
import type { Db } from '../database/open.ts'
import { tooMany } from '../http/failure.ts'

export type AttemptLimits = {
  /** For one account within the time. */
  readonly account: number
  /** From one address within the time: many customers may share one. */
  readonly address: number
  readonly minutes: number
}

export const attemptLimits: AttemptLimits = { account: 10, address: 100, minutes: 15 }

const hextets = (text: string) => (text === '' ? [] : text.split(':'))

/** A home has a whole /64 of IPv6, and counts as one address. */
export function addressGroup(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? []
  const [before, after] = [hextets(head), hextets(tail ?? '')]
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0')
  const all = tail === undefined ? before : [...before, ...zeros, ...after]
  return all
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':')
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

  async forget(what: string, account: string | number): Promise<void> {
    await sql`delete from attempts where key = ${keyOf([what, 'account', account])}`.execute(this.#db)
  }

  async #count(parts: readonly (string | number)[], most: number, minutes = this.#limits.minutes): Promise<void> {
    const now = this.#now()
    const ends = new Date(now.getTime() + minutes * 60_000)
    const { rows } = await sql<{ count: number; ends_at: Date }>`
      insert into attempts as a (key, count, ends_at) values (${keyOf(parts)}, 1, ${ends})
      on conflict (key) do update set
        count = case when a.ends_at <= ${now} then 1 else a.count + 1 end,
        ends_at = case when a.ends_at <= ${now} then excluded.ends_at else a.ends_at end
      returning count, ends_at`.execute(this.#db)
    const [row] = rows
    if (row && row.count > most) throw tooMany(Math.max(1, Math.ceil((row.ends_at.getTime() - now.getTime()) / 1000)))
  }
}
