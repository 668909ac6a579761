import { defaultLimits, type ReservationLimits } from '@vidda/domain/reservation'
import type { Db } from '../../kernel/database/open.ts'

/** The limits of a chain; those of a chain without settings are the defaults. */
export async function limitsOf(db: Db, chainId: number): Promise<ReservationLimits> {
  const limits = await db
    .selectFrom('chain_settings')
    .select([
      'open_units as openUnits',
      'open_reservations as openReservations',
      'units_per_address as unitsPerAddress',
      'mails_per_receiver as mailsPerReceiver',
      'confirm_above_units as confirmAboveUnits',
      'confirm_above_total as confirmAboveTotal',
    ])
    .where('chain_id', '=', chainId)
    .executeTakeFirst()
  return limits ?? defaultLimits
}
