import { phoneDigits } from '@vidda/domain/phone'
import { receiverKey } from '@vidda/domain/reservation'
import type { Db } from '../../kernel/database/open.ts'
import { openStates } from '../reservations/index.ts'

export type OpenReservation = {
  readonly id: number
  readonly shop: string
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly units: number
  readonly created: Date
}

const most = 200

export async function openReservations(db: Db, chainId: number, whose?: string): Promise<readonly OpenReservation[]> {
  const open = db
    .selectFrom('reservations as r')
    .innerJoin('shops as s', (join) => join.onRef('s.chain_id', '=', 'r.chain_id').onRef('s.id', '=', 'r.shop_id'))
    .innerJoin('reservation_lines as l', (join) => join.onRef('l.reservation_id', '=', 'r.id').on('l.reserved', '=', true))
    .select(['r.id', 's.name as shop', 'r.name', 'r.phone', 'r.email', 'r.created_at as created'])
    .select(({ fn }) => fn.sum<number>('l.count').as('units'))
    .where('r.chain_id', '=', chainId)
    .where(openStates)
    .groupBy(['r.id', 's.name'])
    .orderBy('r.id', 'desc')
    .limit(most)
  if (whose === undefined) return open.execute()
  const phone = phoneDigits(whose)
  return (phone === null ? open.where('r.email_key', '=', receiverKey(whose)) : open.where('r.phone', '=', phone)).execute()
}
