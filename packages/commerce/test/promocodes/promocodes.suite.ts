import type { PromoCode } from '@vidda/contract/wire'
import { osloDate } from '@vidda/domain/price'
import { describe, expect, it } from 'vitest'
import type { TestServer } from '../kit/server.ts'

export const promoCodeSuite = (server: () => TestServer): void =>
  void describe('promo codes', () => {
    const check = <Body = PromoCode>(code: string) => server().first.get<Body>(`/promocodes/check/${encodeURIComponent(code)}`)

    it('[R7.54] lists the codes that hold today and are meant for everyone, and gives no other away', async () => {
      const { body } = await server().first.get<PromoCode[]>('/promocodes')
      expect(body.map((code) => code.name).toSorted()).toEqual(['HUNDRE', 'TUR10'])
      expect((await server().second.get<PromoCode[]>('/promocodes')).body.map((code) => code.name)).toEqual(['ULL'])
    })

    it('[R7.55] gives a code that holds today, also one that is in no list, however it is spelt', async () => {
      const { status, body } = await check('TUR10')
      expect(status).toBe(200)
      const today = osloDate(new Date())
      expect(body.valid_from <= today && today <= body.valid_to).toBe(true)
      expect((await check(' tur10 ')).body).toEqual(body)
      expect((await check('klubb15')).body.name).toBe('KLUBB15')
    })

    it.each([
      ['FINNES-IKKE', 'promo_code_unknown'],
      ['SOMMER20', 'promo_code_expired'],
      ['ROMJUL', 'promo_code_not_yet'],
      ['ULL', 'promo_code_unknown'],
      ["' or 1=1 --", 'promo_code_unknown'],
    ])('[R7.55] %s is refused as %s', async (code, why) => {
      const { status, body } = await check<{ code: string }>(code)
      expect([status, body.code]).toEqual([404, why])
    })

    it('[R10.50] the type agrees with the fixed flag, and the amount with both', async () => {
      for (const [code, amount, fixed] of [
        ['TUR10', 0.1, 0],
        ['HUNDRE', 100, 1],
      ] as const) {
        expect((await check(code)).body).toMatchObject({ amount, fixed, type: fixed === 1 ? 'fixed' : 'percent' })
      }
    })
  })
