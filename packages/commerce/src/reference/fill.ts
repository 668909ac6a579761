import { genderNames } from '@vidda/domain/gender'
import { insertRows } from '../kernel/database/insert-rows.ts'
import type { Db } from '../kernel/database/open.ts'
import { colorGroups } from './colors.data.ts'
import { postalCodeRows } from './postal-codes.ts'

const genders = Object.entries(genderNames).map(([id, name]) => ({ id: Number(id), name }))

const groups = colorGroups.map(({ id, name, hex, colorId }) => ({ id, label: name, name, hex, color_id: colorId }))

/** What a new chain begins with: a colour for each group. */
const colors = colorGroups.map(({ id, name, hex, colorId }) => ({
  id: colorId,
  name,
  hex,
  color_code: String(colorId).padStart(4, '0'),
  color_group_id: id,
}))

/** Whether the database has what every shop needs. */
export async function hasReference(db: Db): Promise<boolean> {
  return (await db.selectFrom('genders').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** Gives an empty database what every shop needs and no chain brings; leaves alone what is there. */
export async function fillReference(db: Db): Promise<void> {
  if (await hasReference(db)) return
  await db.transaction().execute(async (transaction) => {
    await insertRows(transaction, 'genders', genders)
    await insertRows(transaction, 'color_groups', groups)
    await insertRows(transaction, 'colors', colors)
    await insertRows(transaction, 'postal_codes', postalCodeRows())
  })
}
