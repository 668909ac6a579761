import type { PaymentReason, PaymentState } from '@vidda/contract/wire'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../kernel/database/open.ts'
import type { Contents } from './contents.ts'
import type { Receiver } from './provider.ts'

/** `draft`: its goods are put aside, and the provider has not been heard of. */
export type SessionState = 'draft' | PaymentState

/** Contents that take the place of others once the provider has them. */
export type Next = { readonly contents: Contents; readonly cartHash: string; readonly version: number }

export type Session = {
  readonly id: number
  readonly nonce: string
  readonly tokenNonce: string
  readonly chainId: number
  readonly tenantId: string
  readonly shopId: number
  readonly customerId: number | null
  readonly provider: 'klarna' | 'qliro'
  /** What the provider knows it by; the number of the order that it becomes. */
  readonly reference: string
  readonly providerOrderId: string | null
  /** The number of its order, whether there is one yet or not. */
  readonly orderId: number
  readonly bodyHash: string
  readonly state: SessionState
  readonly reason: PaymentReason | null
  readonly claimedAt: Date
  readonly contents: Contents
  readonly cartHash: string
  readonly version: number
  /** What the provider is being told, or may have been told without our hearing of it. */
  readonly next: Next | null
  readonly held: boolean
  readonly holdUntil: Date
  readonly receiver: Receiver | null
  readonly paymentMethod: string | null
  readonly createdAt: Date
  /** Since when it is nobody's: its account was deleted. */
  readonly detachedAt: Date | null
  readonly reads: number
}

const columns =
  sql.raw(`id, nonce, token_nonce as "tokenNonce", chain_id as "chainId", tenant_id as "tenantId", shop_id as "shopId", customer_id as "customerId", provider,
  reference, provider_order_id as "providerOrderId", order_id as "orderId", body_hash as "bodyHash", state, reason, claimed_at as "claimedAt", contents,
  cart_hash as "cartHash", version, next, held, hold_until as "holdUntil", receiver, payment_method as "paymentMethod", created_at as "createdAt", detached_at as "detachedAt", reads`)

async function oneSession(db: Db, which: RawBuilder<unknown>, lock = false): Promise<Session | null> {
  const { rows } = await sql<Session>`
    select ${columns} from payment_sessions where ${which} ${lock ? sql`for update` : sql``}`.execute(db)
  return rows[0] ?? null
}

export const sessionById = (db: Db, id: number): Promise<Session | null> => oneSession(db, sql`id = ${id}`)

/** Nobody else changes it until the transaction ends. */
export const lockSession = (transaction: Db, id: number): Promise<Session | null> => oneSession(transaction, sql`id = ${id}`, true)

export const sessionByNonce = (db: Db, chainId: number, nonce: string): Promise<Session | null> =>
  oneSession(db, sql`chain_id = ${chainId} and nonce = ${nonce}`)

export const sessionByKey = (db: Db, chainId: number, key: string): Promise<Session | null> =>
  oneSession(db, sql`chain_id = ${chainId} and key = ${key}`)

/** `matching` is the condition of a receipt's token. */
export const sessionByToken = (db: Db, chainId: number, matching: RawBuilder<boolean>): Promise<Session | null> =>
  oneSession(db, sql`chain_id = ${chainId} and ${matching}`)

export const sessionByOrder = (db: Db, chainId: number, orderId: number): Promise<Session | null> =>
  oneSession(db, sql`chain_id = ${chainId} and order_id = ${orderId}`)

export type Change = {
  readonly state?: SessionState
  readonly reason?: PaymentReason | null
  readonly providerOrderId?: string
  readonly held?: boolean
  /** Null when nothing is put aside that is not paid for. */
  readonly addressKey?: string | null
  readonly holdUntil?: Date
  readonly contents?: Contents
  readonly cartHash?: string
  readonly version?: number
  readonly next?: Next | null
  readonly receiver?: Receiver
  readonly paymentMethod?: string | null
  readonly reads?: number
  /** Null when the provider need not be asked any more. */
  readonly nextReadAt?: Date | null
  /** A key that may be used anew. */
  readonly key?: null
}

const writers: { readonly [Name in keyof Required<Change>]: (value: Required<Change>[Name]) => RawBuilder<unknown> } = {
  state: (value) => sql`state = ${value}`,
  reason: (value) => sql`reason = ${value}`,
  providerOrderId: (value) => sql`provider_order_id = ${value}`,
  held: (value) => sql`held = ${value}`,
  addressKey: (value) => sql`address_key = ${value}`,
  holdUntil: (value) => sql`hold_until = ${value}`,
  contents: (value) => sql`contents = ${JSON.stringify(value)}::text::jsonb, total = ${value.total}, vat = ${value.vat}`,
  cartHash: (value) => sql`cart_hash = ${value}`,
  version: (value) => sql`version = ${value}`,
  next: (value) => sql`next = ${value === null ? null : JSON.stringify(value)}::text::jsonb`,
  receiver: (value) => sql`receiver = ${JSON.stringify(value)}::text::jsonb`,
  paymentMethod: (value) => sql`payment_method = ${value}`,
  reads: (value) => sql`reads = ${value}`,
  nextReadAt: (value) => sql`next_read_at = ${value}`,
  key: () => sql`key = null`,
}

/** Changes what is named, and nothing else. */
export async function changeSession(transaction: Db, id: number, change: Change, now: Date): Promise<void> {
  const write = (name: keyof Change): RawBuilder<unknown>[] => {
    const value = change[name]
    return value === undefined ? [] : [(writers[name] as (value: unknown) => RawBuilder<unknown>)(value)]
  }
  const changes = (Object.keys(change) as (keyof Change)[]).flatMap(write)
  await sql`update payment_sessions set ${sql.join([...changes, sql`changed_at = ${now}`])} where id = ${id}`.execute(transaction)
}
