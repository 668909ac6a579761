import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../../src/kernel/database/open.ts'
import { countMail } from '../../src/kernel/mail/receivers.ts'
import { openDatabase } from '../../src/reference/open-database.ts'
import { engines, freshPlace } from '../kit/server.ts'
import { receiptHash, ReceiptTokens } from '../../src/features/reservations/receipt-tokens.ts'
import { withdraw } from '../../src/features/withdrawals/writer.ts'

const now = new Date('2026-11-20T12:00:00Z')

describe.each(engines)('the acknowledgement of a withdrawal on %s', (engine) => {
  let opened: OpenDatabase
  let drop: () => Promise<void>

  beforeAll(async () => {
    const fresh = await freshPlace(engine)
    drop = fresh.drop
    opened = await openDatabase({ dataDir: fresh.place.dataDir, databaseUrl: fresh.place.databaseUrl, fresh: false })
    await sql`
      insert into reservations (token_hash, token_nonce, chain_id, tenant_id, shop_id, status_id, name, email, phone, delivery, address, city, zipcode, total,
        created_at, collect_before)
      values (${receiptHash('receipt')}, 'a', 1, 'first', 101, 1, 'Kari', 'kari@example.org', '40000000', 'collect', '', '', '', 100, ${now}, ${now})`.execute(
      opened.db,
    )
  })

  afterAll(async () => {
    await opened.close()
    await drop()
  })

  it('[R10.83] is ordered once, with the withdrawal and not without it', async () => {
    const asked = (token: string) =>
      withdraw(opened.db, { chainId: 1, tenantId: 'first', body: { token, message: '' }, now, receipts: new ReceiptTokens('secret') })
    const { id } = await asked('receipt')
    await asked('receipt')
    await expect(asked('another')).rejects.toThrow('receipt')
    const payload = { email: 'kari@example.org', number: id, receivedAt: now.toISOString() }
    const { rows } = await sql`select tenant_id, kind, payload, created_at from mails`.execute(opened.db)
    expect(rows).toEqual([{ tenant_id: 'first', kind: 'withdrawal', payload, created_at: now }])
  })

  it('waits where its receiver has had four mails within the hour, and is not left out', async () => {
    const email = 'ola@example.org'
    await sql`
      insert into reservations (token_hash, token_nonce, chain_id, tenant_id, shop_id, status_id, name, email, phone, delivery, address, city, zipcode, total,
        created_at, collect_before)
      values (${receiptHash('busy')}, 'b', 1, 'first', 101, 1, 'Ola', ${email}, '40000001', 'collect', '', '', '', 100, ${now}, ${now})`.execute(
      opened.db,
    )
    const minutesAgo = (count: number) => new Date(now.getTime() - count * 60_000)
    for (const count of [40, 30, 20, 10]) await countMail(opened.db, 1, email, minutesAgo(count))
    await withdraw(opened.db, {
      chainId: 1,
      tenantId: 'first',
      body: { token: 'busy', message: '' },
      now,
      receipts: new ReceiptTokens('secret'),
    })
    const { rows } = await sql`select next_at from mails where payload->>'email' = ${email}`.execute(opened.db)
    expect(rows).toEqual([{ next_at: minutesAgo(-20) }])
  })
})
