import { phoneDigits } from '@vidda/domain/phone'
import { receiverKey } from '@vidda/domain/reservation'
import { sql } from 'kysely'
import type { Db } from '../database/open.ts'
import { openStates } from '../reservations/states.ts'

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
  const phone = phoneDigits(whose ?? '')
  const one = phone === null ? sql`r.email_key = ${receiverKey(whose ?? '')}` : sql`r.phone = ${phone}`
  const { rows } = await sql<OpenReservation>`
    select r.id, s.name as shop, r.name, r.phone, r.email, r.created_at as created, sum(l.count)::int as units
    from reservations r join shops s on s.chain_id = r.chain_id and s.id = r.shop_id join reservation_lines l on l.reservation_id = r.id and l.reserved
    where r.chain_id = ${chainId} and ${openStates} and ${whose === undefined ? sql`true` : one}
    group by r.id, s.name order by r.id desc limit ${most}`.execute(db)
  return rows
}
