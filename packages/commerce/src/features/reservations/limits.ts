import { createHash } from 'node:crypto'
import { receiverKey, refusalOf, repeatWindow, type Refusal, type ReservationLimits, type Use } from '@vidda/domain/reservation'
import { emailOf, phoneOf } from '../../kernel/auth/account.ts'
import type { Db } from '../../kernel/database/open.ts'
import { Failure } from '../../kernel/http/failure.ts'
import { addUse, holdLimits, limitKey, usesOf } from '../../kernel/limits/uses.ts'
import { mailsTo } from '../../kernel/mail/receivers.ts'
import { addressGroup } from '../../kernel/http/proxies/index.ts'
import { openStates } from './states.ts'

/** Who asks for goods, by everything that limits are counted on. */
export type Shopper = {
  readonly chainId: number
  readonly phone: string
  readonly email: string
  /** The network address that the request came from. */
  readonly address: string
  readonly now: Date
}

const addressKey = ({ chainId, address }: Shopper) => limitKey('units', chainId, addressGroup(address))

/** Lets one reservation of a phone, an e-mail address and a network address after the other be decided, over all processes. */
export async function holdShopper(transaction: Db, shopper: Shopper): Promise<void> {
  const { chainId, phone, email } = shopper
  await holdLimits(transaction, [
    limitKey('phone', chainId, phoneOf(phone)),
    limitKey('mail', chainId, receiverKey(email)),
    addressKey(shopper),
  ])
}

/** What is reserved, or waits to be confirmed, and neither collected nor over. */
async function openUses(transaction: Db, chainId: number, column: 'phone' | 'email_key', value: string): Promise<Use[]> {
  const rows = await transaction
    .selectFrom('reservations as r')
    .leftJoin('reservation_lines as l', 'l.reservation_id', 'r.id')
    .select(({ fn, lit }) => fn.coalesce(fn.sum<number>('l.count').filterWhere('l.reserved', '=', true), lit(0)).as('units'))
    .select('r.created_at as at')
    .where('r.chain_id', '=', chainId)
    .where(`r.${column}`, '=', value)
    .where(openStates)
    .groupBy('r.id')
    .execute()
  return rows.map(({ units, at }) => ({ units, at: at.getTime() }))
}

const words: Readonly<Record<Refusal['limit'], (refusal: Refusal) => string>> = {
  openUnits: ({ most, left }) => `At most ${most} units may be reserved at a time, and ${left} more of them now`,
  openReservations: ({ most }) => `There may be ${most} reservations at a time`,
  unitsPerAddress: ({ most }) => `At most ${most} units may be reserved from one network address in an hour`,
  mailsPerReceiver: ({ most }) => `At most ${most} mails go to one receiver in an hour`,
}

function failureOf(refusal: Refusal): Failure {
  const { limit, most, left, retryAfter } = refusal
  const inTime = limit === 'unitsPerAddress' || limit === 'mailsPerReceiver'
  return Object.assign(new Failure(inTime ? 'reservation_rate' : 'reservation_limit', words[limit](refusal)), {
    limit: { name: limit, most, left },
    ...(retryAfter !== null && { retryAfter: Math.max(1, Math.ceil(retryAfter / 1000)) }),
  })
}

/** Throws a 409 or a 429 where so many units more would be over a limit; the shopper must be held. */
export async function refuseExcess(transaction: Db, shopper: Shopper, units: number, limits: ReservationLimits): Promise<void> {
  const { chainId, phone, email, now } = shopper
  const usage = {
    phone: await openUses(transaction, chainId, 'phone', phoneOf(phone)),
    email: await openUses(transaction, chainId, 'email_key', receiverKey(email)),
    address: await usesOf(transaction, addressKey(shopper), now),
    receiver: await mailsTo(transaction, chainId, email, now),
  }
  const refusal = refusalOf(units, usage, limits, now.getTime())
  if (refusal) throw failureOf(refusal)
}

/** Throws a 409 where a phone that gets a reservation of so many units would have more reserved than the chain allows. */
export async function refusePhone(
  transaction: Db,
  { chainId, phone, now }: Shopper,
  units: number,
  limits: ReservationLimits,
): Promise<void> {
  const usage = { phone: await openUses(transaction, chainId, 'phone', phoneOf(phone)), email: [], address: [], receiver: [] }
  const refusal = refusalOf(units, usage, limits, now.getTime())
  if (refusal) throw failureOf(refusal)
}

/** Counts units towards what a network address may reserve in an hour. */
export const countUnits = (transaction: Db, shopper: Shopper, units: number): Promise<void> =>
  addUse(transaction, addressKey(shopper), { units, at: shopper.now })

type Wish = {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly shopID: number
  readonly items: readonly { readonly EanNo: string; readonly Count: number }[]
}

/** Tells a cart and who asks for it from all others, however it is written. */
export function wishHash({ name, email, phone, shopID, items }: Wish, customerId: number | null): string {
  const lines = items.map(({ EanNo, Count }) => [EanNo, Count] as const).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const wish = [name.trim(), emailOf(email), phoneOf(phone), shopID, lines, customerId]
  return createHash('sha256').update(JSON.stringify(wish)).digest('base64url')
}

/**
 * The answer to the same wish a few minutes ago, from another tab or under another key, while that reservation is open; null when there was none. Only who
 * knows the whole of it is answered, so that nobody learns of another's reservation.
 */
export async function repeatedAnswer(
  transaction: Db,
  { chainId, phone, now }: Shopper,
  wish: string,
): Promise<{ readonly id: number; readonly text: string } | null> {
  const answer = await transaction
    .selectFrom('reservations as r')
    .innerJoin('idempotency as i', (join) => join.onRef('i.chain_id', '=', 'r.chain_id').onRef('i.reservation_id', '=', 'r.id'))
    .select(['r.id', 'i.answer as text'])
    .where('r.chain_id', '=', chainId)
    .where('r.phone', '=', phoneOf(phone))
    .where(openStates)
    .where('r.wish_hash', '=', wish)
    .where('i.status', '=', 201)
    .where('r.created_at', '>', new Date(now.getTime() - repeatWindow))
    .orderBy('r.id')
    .limit(1)
    .executeTakeFirst()
  return answer?.text ? { id: answer.id, text: answer.text } : null
}
