import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { openJournal } from './journal.ts'
import { startSandbox } from './start-sandbox.ts'
import type { Sandbox } from './start-sandbox.ts'
import { startTestShop } from './testing/shop.ts'
import { orderOf } from './testing/kco-order.ts'

const folder = mkdtempSync(join(tmpdir(), 'sandbox-'))

afterAll(() => rmSync(folder, { recursive: true }))

async function create({ kco }: Sandbox, origin: string): Promise<string> {
  const authorization = `Basic ${Buffer.from(`${kco.username}:${kco.password}`).toString('base64')}`
  const headers = { authorization, 'content-type': 'application/json' }
  const response = await fetch(`${kco.baseUrl}/checkout/v3/orders`, { method: 'POST', headers, body: JSON.stringify(orderOf(origin)) })
  return ((await response.json()) as { readonly order_id: string }).order_id
}

describe('the journal', () => {
  it('[R11.38] keeps orders, the clock and what is still to be sent over a restart, and forgets them when asked to', async () => {
    const journal = join(folder, 'restart', 'journal.jsonl')
    const shop = await startTestShop()
    const first = await startSandbox({ journal, clock: 'stands' })
    const id = await create(first, shop.origin)
    await first.control.buyKco(id)
    await first.control.advance(60_000)
    const before = await first.control.truth()
    await first.stop()

    const second = await startSandbox({ journal, clock: 'stands' })
    const after = await second.control.truth()
    expect(after.kco).toEqual(before.kco)
    expect(Date.parse(after.now)).toBeGreaterThanOrEqual(Date.parse(before.now))
    await second.control.advance(60_000)
    expect(shop.received(`/push?kid=${id}`)).toHaveLength(1)
    await second.stop()

    const third = await startSandbox({ journal, clock: 'stands', fresh: true })
    expect((await third.control.truth()).kco).toEqual([])
    await third.stop()
    await shop.stop()
  })

  it('is read and written by its user alone', () => {
    const path = join(folder, 'own/private.jsonl')
    openJournal(path, false).collection<number>('count').save('a', 1)
    expect(statSync(path).mode & 0o777).toBe(0o600)
    openJournal(path, false)
    expect(statSync(path).mode & 0o777).toBe(0o600)
  })

  it('[R11.38] reads past a line that a kill cut short', () => {
    const path = join(folder, 'cut.jsonl')
    openJournal(path, true).collection<number>('numbers').save('one', 1)
    appendFileSync(path, '{"collection":"numbers","id":"two","va')
    expect(openJournal(path, false).collection<number>('numbers').values()).toEqual([1])
  })

  it('[R11.38] keeps the last value of each record, and none of those that were deleted', () => {
    const path = join(folder, 'last.jsonl')
    const numbers = openJournal(path, true).collection<number>('numbers')
    for (const value of [1, 2, 3]) numbers.save('one', value)
    numbers.save('two', 2)
    numbers.delete('two')
    expect(openJournal(path, false).collection<number>('numbers').values()).toEqual([3])
    expect(readFileSync(path, 'utf8').trim().split('\n')).toHaveLength(1)
  })
})
