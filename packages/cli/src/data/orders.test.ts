import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedShop, type Reserved } from '../testing/seeded-shop.ts'
import { viddaAlone } from '../testing/vidda.ts'

describe('pnpm vidda data export orders', { timeout: 300_000 }, () => {
  let shop: Awaited<ReturnType<typeof viddaAlone>>
  let reserved: readonly Reserved[]

  beforeAll(async () => {
    shop = await viddaAlone()
    reserved = await seedShop(shop.place, 2)
  }, 300_000)

  afterAll(() => shop.remove())

  const exported = async (...args: readonly string[]): Promise<{ readonly lines: readonly string[]; readonly told: string }> => {
    const { status, out, errors } = await shop.run('data', 'export', 'orders', '--to', shop.folder, ...args)
    expect([status, errors]).toEqual([0, ''])
    return { lines: (await readFile(join(shop.folder, 'orders.ndjson'), 'utf8')).split('\n').filter(Boolean), told: out }
  }

  it('[R10.95] writes what was ordered and reserved for its operator alone, and goes on where it ended', async () => {
    const { lines, told } = await exported()
    const ids = lines.map((line) => (JSON.parse(line) as { readonly id: number }).id)
    expect(new Set(ids)).toEqual(new Set(reserved.map(({ id }) => id)))
    expect((await stat(join(shop.folder, 'orders.ndjson'))).mode & 0o077).toBe(0)
    const [, cursor = ''] = /2 orders and reservations; what comes after them: --since (\S+)/.exec(told) ?? []
    expect((await exported('--since', cursor)).lines).toEqual([])
    await shop.run('admin', 'collected', String(reserved[0]?.id))
    expect((await exported('--since', cursor)).lines).toEqual([expect.stringContaining(`"id":${reserved[0]?.id},`)])
    expect((await exported('--since', '2020-01-01')).lines.length).toBe(2)
    expect((await exported('--since', '2090-01-01T00:00:00Z')).lines).toEqual([])
  })

  it('keeps the file of before when it is refused', async () => {
    const { lines } = await exported()
    const { status } = await shop.run('data', 'export', 'orders', '--to', shop.folder, '--since', 'abc')
    expect(status).toBe(1)
    expect((await readFile(join(shop.folder, 'orders.ndjson'), 'utf8')).split('\n').filter(Boolean)).toEqual(lines)
  })

  it.each([
    [['orders', 'stock'], 2, '"orders" is written alone, without "stock".'],
    [['stock', '--since', '2026-01-01'], 2, '--since is for "orders" alone. See pnpm vidda data --help.'],
    [['orders', '--since', '2026-13-01'], 2, expect.stringMatching(/^--since is "2026-13-01", expected a date as 2026-01-31, a time/)],
    [['orders', '--since', 'abc'], 1, 'Since must be the cursor of an answer.'],
    [['orders', '--to', '/nowhere-at-all'], 2, '--to is "/nowhere-at-all", where no folder is. Make it, or name another.'],
  ])('%j ends with %i and one line', async (args, status, line) => {
    const ran = await shop.run('data', 'export', '--to', shop.folder, ...args)
    expect({ status: ran.status, line: ran.errors.trimEnd() }).toEqual({ status, line })
  })
})
