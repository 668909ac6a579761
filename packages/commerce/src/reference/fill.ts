import { genderNames } from '@vidda/domain/gender'
import { type Kysely, sql } from 'kysely'
import { insertRows } from '../database/insert-rows.ts'
import { colorGroups } from './colors.data.ts'
import { postalCodeRows } from './postal-codes.ts'

const genders = Object.entries(genderNames).map(([id, name]) => ({ id: Number(id), name }))

/** What a new chain begins with: a colour for each group. */
const colors = colorGroups.map(({ id, name, hex, colorId }) => ({
  id: colorId,
  name,
  hex,
  color_code: String(colorId).padStart(4, '0'),
  color_group_id: id,
}))

const tables = {
  genders,
  color_groups: colorGroups.map(({ id, name, hex, colorId }) => ({ id, label: name, name, hex, color_id: colorId })),
  colors,
  postal_codes: postalCodeRows,
} as const

/** Whether the database has what every shop needs. */
export async function hasReference(db: Kysely<unknown>): Promise<boolean> {
  const { rows } = await sql`select 1 from genders limit 1`.execute(db)
  return rows.length > 0
}

/** Gives an empty database what every shop needs and no chain brings; leaves alone what is there. */
export async function fillReference(db: Kysely<unknown>): Promise<void> {
  if (await hasReference(db)) return
  await db.transaction().execute(async (transaction) => {
    for (const [table, rows] of Object.entries(tables)) await insertRows(transaction, table, rows)
  })
}
