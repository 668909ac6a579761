import type { PromoCode } from '@vidda/contract/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines, startServer, type TestServer } from '../kit/server.ts'

describe.each(engines)('the days of a promo code on %s', (engine) => {
  let server: TestServer
  /** When the codes are made: their days are counted from here. */
  let now = new Date('2026-08-01T12:00:00Z')

  beforeAll(async () => {
    server = await startServer(engine, { now: () => now, articles: 24 })
  })

  afterAll(() => server.close())

  const holds = (validTo: string) => ({ status: 200, body: { valid_to: validTo } })
  const refused = (code: string) => ({ status: 404, body: { code } })

  it.each([
    ['TUR10', 'its last day in summer, half past eleven', '2026-08-21T21:30:00Z', holds('2026-08-21')],
    ['TUR10', 'the day after, half past midnight', '2026-08-21T22:30:00Z', refused('promo_code_expired')],
    ['KLUBB15', 'its last day in winter, half past eleven', '2026-11-29T22:30:00Z', holds('2026-11-29')],
    ['KLUBB15', 'the day after, half past midnight', '2026-11-29T23:30:00Z', refused('promo_code_expired')],
    ['ROMJUL', 'the day before its first, half past eleven', '2026-08-30T21:30:00Z', refused('promo_code_not_yet')],
    ['ROMJUL', 'its first day, half past midnight', '2026-08-30T22:30:00Z', holds('2026-09-15')],
  ])('[R7.55] %s on %s in Norway', async (code, _, instant, answer) => {
    now = new Date(instant)
    expect(await server.first.get<PromoCode>(`/promocodes/check/${code}`)).toMatchObject(answer)
  })

  it.each([
    ['2026-08-21T21:30:00Z', ['TUR10']],
    ['2026-08-21T22:30:00Z', []],
    ['2026-08-30T22:30:00Z', ['ROMJUL']],
  ])('[R7.54] are days in Norway in the list too: %s', async (instant, names) => {
    now = new Date(instant)
    expect((await server.first.get<PromoCode[]>('/promocodes')).body.map(({ name }) => name)).toEqual(names)
  })
})
