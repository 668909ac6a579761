import { defaultLimits, type ReservationLimits } from '@vidda/domain/reservation'
import { sql } from 'kysely'
import type { Db } from '../../src/kernel/database/open.ts'

const wide = 1_000_000

/** No test meets these by accident. */
export const wideLimits: ReservationLimits = {
  openUnits: wide,
  openReservations: wide,
  unitsPerAddress: wide,
  mailsPerReceiver: wide,
  confirmAboveUnits: wide,
  confirmAboveTotal: wide * 1000,
}

/** Gives every chain these limits, and the defaults for those that are not named. */
export async function setLimits(db: Db, limits: Partial<ReservationLimits>): Promise<void> {
  await sql.raw(settingLimits({ ...defaultLimits, ...limits })).execute(db)
}

/** The same as a statement, for whoever has a connection alone. */
export const settingLimits = (all: ReservationLimits): string => `
  update chain_settings set open_units = ${all.openUnits}, open_reservations = ${all.openReservations}, units_per_address = ${all.unitsPerAddress},
    mails_per_receiver = ${all.mailsPerReceiver}, confirm_above_units = ${all.confirmAboveUnits}, confirm_above_total = ${all.confirmAboveTotal}`
