import { defaultLimits, type ReservationLimits } from '@vidda/domain/reservation'
import { sql } from 'kysely'
import type { Db } from '../database/open.ts'

/** The limits of a chain; those of a chain without settings are the defaults. */
export async function limitsOf(db: Db, chainId: number): Promise<ReservationLimits> {
  const { rows } = await sql<ReservationLimits>`
    select open_units as "openUnits", open_reservations as "openReservations", units_per_address as "unitsPerAddress",
      mails_per_receiver as "mailsPerReceiver", confirm_above_units as "confirmAboveUnits", confirm_above_total as "confirmAboveTotal"
    from chain_settings where chain_id = ${chainId}`.execute(db)
  return rows[0] ?? defaultLimits
}
