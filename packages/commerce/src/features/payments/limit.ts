import type { Db } from '../../kernel/database/open.ts'
import { Failure } from '../../kernel/http/failure.ts'
import { addressGroup } from '../../kernel/http/proxies/index.ts'
import { holdLimits, limitKey } from '../../kernel/limits/uses.ts'
import { limitsOf } from '../reservations/index.ts'

export const addressKeyOf = (chainId: number, address: string): string => limitKey('unpaid', chainId, addressGroup(address))

/** Locks a network address until the transaction ends, so that its payments hold goods one at a time, over all processes. */
export const holdAddress = (transaction: Db, addressKey: string): Promise<void> => holdLimits(transaction, [addressKey])

type Wanted = {
  readonly chainId: number
  readonly addressKey: string
  /** The session that asks; what it holds already is not counted beside what it asks for. */
  readonly sessionId: number
  readonly units: number
  readonly now: Date
}

/**
 * Throws a 429 where a network address would have more units put aside for payments that are not made than may be reserved from it: goods that nobody pays
 * for are nobody else's either. The address must be held.
 */
export async function refuseExcess(transaction: Db, { chainId, addressKey, sessionId, units, now }: Wanted): Promise<void> {
  const { unitsPerAddress: most } = await limitsOf(transaction, chainId)
  const { held, until } = await transaction
    .selectFrom('payment_sessions as s')
    .innerJoin('stock_holds as h', 'h.session_id', 's.id')
    .select(({ fn, lit }) => fn.coalesce(fn.sum<number>('h.count'), lit(0)).as('held'))
    .select(({ fn }) => fn.min('s.hold_until').as('until'))
    .where('s.address_key', '=', addressKey)
    .where('s.state', 'in', ['draft', 'held'])
    .where('s.id', '<>', sessionId)
    .executeTakeFirstOrThrow()
  if (held + units <= most) return
  throw Object.assign(
    new Failure('payment_rate', `At most ${most} units may be put aside for payment from one network address at a time`),
    {
      limit: { name: 'unitsPerAddress', most, left: Math.max(0, most - held) },
      ...(until && { retryAfter: Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)) }),
    },
  )
}
