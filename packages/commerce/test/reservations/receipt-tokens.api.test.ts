import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openDatabase } from '../../src/reference/open-database.ts'
import { anyEngine, freshPlace } from '../kit/server.ts'
import { reservation, reservationById } from '../../src/features/reservations/reader.ts'
import { ReceiptTokens } from '../../src/features/reservations/receipt-tokens.ts'

it('a receipt’s token opens it after the secret has changed, and so does the one that the new secret makes of it', async () => {
  const { place, drop } = await freshPlace(anyEngine)
  const { db, close } = await openDatabase({ ...place, fresh: false })
  const at = new Date('2026-11-20T12:00:00Z')
  const mailed = new ReceiptTokens('a secret').make()
  await sql`
    insert into reservations (token_hash, token_nonce, chain_id, tenant_id, shop_id, status_id, name, email, phone, delivery, address, city, zipcode, total,
      created_at, collect_before)
    values (${mailed.hash}, ${mailed.nonce}, 1, 'first', 101, 1, 'Kari', 'kari@example.org', '40000000', 'collect', '', '', '', 100, ${at}, ${at})`.execute(
    db,
  )
  const receipts = new ReceiptTokens('another secret')
  const found = await reservation(db, receipts, 1, { token: mailed.token })
  const said = await reservationById(db, receipts, found?.id ?? 0)
  expect(found).toMatchObject({ name: 'Kari', token: mailed.token })
  expect(said?.token).not.toBe(mailed.token)
  expect(await reservation(db, receipts, 1, { token: said?.token ?? '' })).toEqual(said)
  expect(await reservation(db, new ReceiptTokens('a third secret'), 1, { token: said?.token ?? '' })).toBeNull()
  await close()
  await drop()
})
