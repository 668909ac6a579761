import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parkWebhook, seedShop, type Reserved } from '../testing/seeded-shop.ts'
import { viddaAlone } from '../testing/vidda.ts'

/** Ids in the first column of a table. */
const idsIn = (table: string): string[] => table.split('\n').flatMap((line) => /^\s*(\d+)\s/.exec(line)?.[1] ?? [])

describe('pnpm vidda admin', { timeout: 300_000 }, () => {
  let shop: Awaited<ReturnType<typeof viddaAlone>>
  let reserved: readonly Reserved[]

  beforeAll(async () => {
    shop = await viddaAlone()
    reserved = await seedShop(shop.place, 3)
  }, 300_000)

  afterAll(() => shop.remove())

  const done = async (...args: readonly string[]): Promise<string> => {
    const { status, out, errors } = await shop.run('admin', ...args)
    expect([status, errors]).toEqual([0, ''])
    return out
  }

  it('lists reviews that wait, and shows one or turns it down', async () => {
    const before = idsIn(await done('reviews'))
    expect(before.length).toBeGreaterThanOrEqual(2)
    const [shown = '', turnedDown = ''] = before
    expect(await done('approve', shown)).toMatch(/^The review of .+ is shown from now on\.\n$/)
    expect(await done('reject', turnedDown)).toMatch(/^The review of .+ is not shown, and waits no more\.\n$/)
    expect(idsIn(`${await done('reviews')}\n`)).toEqual(before.slice(2))
  })

  it('[R10.224] lists reviews of a status with when, how many stars, whose, whether they bought it, and who decided', async () => {
    const [id = ''] = idsIn(await done('reviews'))
    const { article, customer, rating } = JSON.parse(await done('review', id)) as Record<string, string>
    await done('reject', id, '--by', 'Siri')
    await done('reply', id, 'Takk', '--by', 'Ola')
    const listed = await done('reviews', '--status', 'rejected')
    const [head = '', who, content, judged, reply] = listed.slice(listed.indexOf(`  ${id} `)).split('\n')
    expect(head).toMatch(new RegExp(`^ {2}${id} {3}\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\dZ {3}rejected {3}${rating} of 5 {3}`))
    expect(head).toContain(String(article))
    expect(who).toMatch(new RegExp(`^ {6}${customer}, .*verified purchase$`))
    expect(content).toMatch(/^ {6}“.+”$/)
    expect(judged).toMatch(/^ {6}rejected by Siri, \d{4}-\S+Z$/)
    expect(reply).toMatch(/^ {6}reply by Ola, \d{4}-\S+Z: “Takk”$/)
    const [waiting, approved, all] = [
      await done('reviews'),
      await done('reviews', '--status', 'approved'),
      await done('reviews', '--status', 'all'),
    ]
    expect([idsIn(waiting).includes(id), idsIn(approved).includes(id), idsIn(all).includes(id)]).toEqual([false, false, true])
  })

  it('[R10.127] shows a review, answers it and takes the answer back, and tells who did what', async () => {
    const [id = ''] = idsIn(await done('reviews'))
    expect(await done('reply', id, 'Takk', 'for', 'at du sier fra', '--by', 'Ola')).toMatch(
      /^The review of .+ has this reply: “Takk for at du sier fra”\n$/,
    )
    await done('reject', id, '--by', 'Siri')
    expect(JSON.parse(await done('review', id))).toMatchObject({
      id: Number(id),
      state: 'rejected',
      reply: 'Takk for at du sier fra',
      judgedBy: 'Siri',
      repliedBy: 'Ola',
      judgedAt: expect.any(String) as string,
    })
    expect(await done('reply', id)).toMatch(/^The review of .+ has no reply any more\.\n$/)
  })

  it('lists campaigns, and ends one', async () => {
    const [id = ''] = idsIn(await done('campaigns'))
    expect(await done('end-campaign', id)).toMatch(/^The campaign “.+” has ended\.\n$/)
  })

  it('finds a reservation by its id and by its token', async () => {
    const [first] = reserved
    const byId = JSON.parse(await done('order', String(first?.id))) as object
    expect(byId).toMatchObject({ id: first?.id, name: 'Kari Nordmann' })
    expect(byId).not.toHaveProperty('token')
    expect(JSON.parse(await done('order', String(first?.token)))).toEqual(byId)
  })

  it('[R10.96] writes the pick list of a shop as a page for its operator alone', async () => {
    const [first] = reserved
    const { shopID } = JSON.parse(await done('order', String(first?.id))) as { readonly shopID: number }
    const to = join(shop.folder, 'plukkliste.html')
    expect(await done('picklist', '--shop', String(shopID), '--to', to)).toMatch(
      /^Wrote \d+ orders? (?:and|or) reservations? to .*plukkliste\.html: open it in a browser, and print it\.\n$/,
    )
    const page = await readFile(to, 'utf8')
    expect(page).toContain(`<h2>Reservasjon ${first?.id}</h2>`)
    expect(page).toMatch(/<p class="brand">\S/)
    expect((await stat(to)).mode & 0o077).toBe(0)
    expect(await done('picklist', '--shop', String(shopID))).toContain(`<h2>Reservasjon ${first?.id}</h2>`)
  })

  it('[R10.113] lists endpoints and what they have not taken, and has it sent again', async () => {
    expect(await done('webhooks')).toMatch(/^No endpoint of this chain has been told anything yet/)
    const [first] = reserved
    await parkWebhook(shop.place, first?.id ?? 0)
    const listed = await done('webhooks')
    expect(listed).toMatch(/^\s*Brand\s+Waiting\s+Failures\s+Since\s+Next try\s+What was wrong last$/m)
    expect(listed).toMatch(/^\s*so\s+3\s+2\s+2026-\S+Z\s+2026-\S+Z\s+erp\.example\.no answers 503$/m)
    expect(listed).toMatch(new RegExp(`^\\s*${first?.id}\\s+reservation\\s+so\\s+2026-\\S+Z\\s+erp\\.example\\.no answers 422$`, 'm'))
    expect(await done('resend', String(first?.id))).toBe(
      '1 message is to be sent again, and the endpoints are asked now: by the server that runs.\n',
    )
    expect(await done('webhooks')).toMatch(/ soon +erp\.example\.no answers 422$/m)
    expect(await done('resend')).toMatch(/^1 message is to be sent again/)
  })

  it('lists open reservations, of one phone alone where it is asked for, and releases one', async () => {
    const ids = reserved.map(({ id }) => String(id))
    expect(idsIn(await done('reservations')).toSorted()).toEqual(ids.toSorted())
    const last = ids.at(-1) ?? ''
    expect(idsIn(await done('reservations', '40000002'))).toEqual([last])
    expect(await done('release', last)).toBe(
      `The reservation ${last} is released: its goods are back in the shop, and the customer hears of it by mail.\n`,
    )
    expect(idsIn(await done('reservations')).toSorted()).toEqual(ids.slice(0, -1).toSorted())
    expect(await done('reservations', '40000002')).toBe('No reservation is open.\n')
  })

  it('notes a reservation as collected, cancels another, and says of each that it stays so', async () => {
    const [collected, cancelled] = reserved.map(({ id }) => String(id))
    expect(await done('collected', String(collected))).toBe(`The reservation ${collected} is collected.\n`)
    expect(await done('cancel', String(cancelled))).toBe(`The reservation ${cancelled} is cancelled, and its goods are back in the shop.\n`)
    expect(await shop.run('admin', 'cancel', String(collected))).toEqual({
      status: 1,
      out: '',
      errors: `The reservation ${collected} is collected already, and stays so.\n`,
    })
  })

  it.each([
    [['approve', '2147483647'], 1, 'There is no such review in this chain.\n'],
    [['review', '2147483647'], 1, 'There is no such review in this chain.\n'],
    [['reply', '2147483647', 'Takk'], 1, 'There is no such review in this chain.\n'],
    [['reply', '1', 'x'.repeat(5001)], 2, 'The reply has 5001 characters, expected 5000 at most.\n'],
    [['reject', '2147483647'], 1, 'There is no such review in this chain.\n'],
    [['end-campaign', '2147483647'], 1, 'There is no such campaign in this chain.\n'],
    [['order', 'a-token-that-is-not'], 1, 'There is no such order or reservation in this chain.\n'],
    [['collected', '2147483647'], 1, 'There is no such reservation in this chain.\n'],
    [['release', '2147483647'], 1, 'There is no such reservation in this chain.\n'],
    [['close-complaint', '2147483647'], 1, 'There is no such complaint in this chain.\n'],
    [['resend', '2147483647'], 1, 'There is no such webhook left aside in this chain.\n'],
    [['resend', 'all'], 2, 'The id is "all", expected a whole number above 0. See pnpm vidda admin --help.\n'],
    [['picklist'], 2, 'Whose pick list? Name a shop with --shop, by its name or id. See pnpm vidda admin --help.\n'],
    [['picklist', '--shop', 'Atlantis'], 1, expect.stringMatching(/^There is no shop "Atlantis" in this chain\. Shops: .+\.\n$/)],
    [['reject'], 2, 'The id is "", expected a whole number above 0. See pnpm vidda admin --help.\n'],
    [['order'], 2, 'Name the order: pnpm vidda admin order ID or TOKEN. See pnpm vidda admin --help.\n'],
  ])('%j ends with %i and one line', async (args, status, errors) => {
    expect(await shop.run('admin', ...args)).toEqual({ status, out: '', errors })
  })
})
