import { clockTime } from '@vidda/domain/date-text'
import type { Article, ArticleDetail, Reservation, Withdrawal } from '@vidda/contract/wire'
import { describe, expect, it } from 'vitest'
import type { Client } from '../kit/client.ts'
import { mailTo } from '../kit/mailbox.ts'
import { newShopper } from '../kit/people.ts'
import type { TestServer } from '../kit/server.ts'

type Found = { readonly ean: string; readonly shop: number; readonly count: number }

/** Goods of one shop whose price fits into an amount of kroner without a rest. */
async function goodsFor(client: Client, kroner: number): Promise<Found> {
  const { body } = await client.ask('/articles/search', { take: 1000 })
  for (const { _source } of body.hits.hits as readonly { readonly _source: Article }[]) {
    const count = kroner / _source.price
    if (!Number.isInteger(count) || count > _source.webPurchaseLimit) continue
    const { variants } = (await client.get<ArticleDetail>(`/articles/${_source.id}`)).body
    const variant = variants.find(({ shops }) => (shops[0]?.qty ?? 0) >= count)
    if (variant) return { ean: variant.ean, shop: variant.shops[0]?.id ?? 0, count }
  }
  throw new Error(`Nothing costs ${kroner} kroner`)
}

export const withdrawalSuite = (server: () => TestServer): void =>
  void describe('receipts and withdrawals', () => {
    async function receipt(kroner = 1000): Promise<Reservation> {
      const { ean, shop, count } = await goodsFor(server().second, kroner)
      return (await server().second.reserve({ ...newShopper(), shopID: shop, items: [{ EanNo: ean, Count: count }] })).body
    }

    const withdraw = <Body = Withdrawal>(client: Client, body: unknown) =>
      client.send<Body>('POST', '/withdrawals', { body, headers: client.guards })

    it('[R10.07] prices include 25 % VAT: of 1000,00 kr it is 200,00 kr, and 800,00 kr without it', async () => {
      const { token } = await receipt(1000)
      const { body } = await server().second.get<Reservation>(`/receipts/${token}`)
      expect(body).toMatchObject({ total: 100_000, vatPercentage: 25, totalVat: 20_000, netAmount: 80_000 })
    })

    it('[R10.83] stores a withdrawal and acknowledges it with the time; repeated, it answers the same', async () => {
      const { token, email } = await receipt()
      const before = Date.now()
      const { status, body } = await withdraw(server().second, { token, message: 'Den var for liten' })
      expect(status).toBe(201)
      expect(body).toEqual({ id: expect.any(Number), email, receivedAt: expect.any(String) })
      expect(Date.parse(body.receivedAt)).toBeGreaterThanOrEqual(before)
      const mail = await mailTo(server().commerce.mailLocation, email, new RegExp(`^Vi har mottatt at du angrer: ${body.id}$`))
      expect(mail.text).toContain(clockTime(body.receivedAt))
      const again = await Promise.all([{ token }, { token, message: 'En gang til' }].map((sent) => withdraw(server().second, sent)))
      for (const answer of again) expect([answer.status, answer.body]).toEqual([201, body])
    })

    it('opens for no other token, and not for another chain’s', async () => {
      const { token } = await receipt()
      expect((await withdraw(server().second, { token: 'en-annen' })).status).toBe(404)
      expect((await withdraw(server().first, { token })).status).toBe(404)
      expect((await withdraw(server().second, {})).status).toBe(422)
      expect((await server().second.send('POST', '/withdrawals', { body: { token } })).status).toBe(419)
    })
  })
