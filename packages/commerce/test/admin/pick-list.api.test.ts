import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { pickList, type PickList } from '../../src/features/admin/pick-list.ts'
import { pickListPage } from '../../src/features/admin/pick-list-page.ts'
import { settleReservation } from '../../src/features/reservations/index.ts'
import { eventually, startPaidShop, type PaidShop, type Sold } from '../kit/paid-shop.ts'
import { newShopper } from '../kit/people.ts'
import { engines } from '../kit/server.ts'
import { payer } from '../payments/payer.ts'

describe.each(engines)('the pick list of a shop on %s', (engine) => {
  let shop: PaidShop
  const { bought, acknowledged } = payer(() => shop)

  beforeAll(async () => {
    shop = await startPaidShop(engine, { sandbox: { switches: { kco: { orderManagementDelay: 0 } } } })
  })

  afterAll(() => shop.close())

  const db = () => shop.server.commerce.db
  const listOf = (shopId: number): Promise<PickList> => pickList(db(), 1, String(shopId))
  const numbersIn = ({ purchases }: PickList) => purchases.map(({ id }) => id)

  async function reserved(sold: Sold, count = 1, changes: Readonly<Record<string, unknown>> = {}): Promise<number> {
    const body = { ...newShopper(changes), shopID: sold.shopId, items: [{ EanNo: sold.ean, Count: count }] }
    const { body: made, status, text } = await shop.client.reserve(body)
    expect(status, text).toBe(201)
    return made.id
  }

  async function ordered(count: number) {
    const { sold, session, id } = await bought(count, 9)
    await shop.complete(session.token)
    await acknowledged(session, id)
    return { sold, id: (await shop.receipt(session.token)).body.id ?? 0 }
  }

  it('[R10.96] has what is ordered and reserved and still lies there: orders first, then reservations by the end of their time', async () => {
    const { sold, id: order } = await ordered(3)
    const later = await reserved(sold, 2)
    const sooner = await reserved(sold)
    const gone = await reserved(sold)
    await sql`update reservations set collect_before = collect_before - interval '1 hour' where id = ${sooner}`.execute(db())
    await settleReservation(db(), { chainId: 1, id: gone, event: 'collect', by: 'Ola', tell: false, now: new Date() })
    await shop.operate(order, 'capture', { [sold.ean]: 2 })
    await eventually(async () => (await listOf(sold.shopId)).purchases[0]?.lines[0]?.captured).toBe(2)

    const list = await listOf(sold.shopId)
    expect(numbersIn(list).filter((id) => [order, later, sooner, gone].includes(id))).toEqual([order, sooner, later])
    expect(list.purchases.find(({ id }) => id === order)?.lines).toMatchObject([{ ean: sold.ean, open: 1 }])
    await shop.operate(order, 'cancel', null)
    expect(numbersIn(await listOf(sold.shopId))).not.toContain(order)
  })

  it('[R10.96] has nothing of another shop, and finds a shop by its name', async () => {
    const sold = await shop.goods(38, 9)
    const id = await reserved(sold)
    const shops = await db().selectFrom('shops').select(['id', 'name']).where('chain_id', '=', 1).execute()
    const [own, other] = [shops.find((one) => one.id === sold.shopId), shops.find((one) => one.id !== sold.shopId)]
    expect(numbersIn(await pickList(db(), 1, ` ${own?.name.toUpperCase()} `))).toContain(id)
    expect(numbersIn(await listOf(other?.id ?? 0))).not.toContain(id)
    await expect(pickList(db(), 1, 'Finnes ikke')).rejects.toThrow(/^There is no shop "Finnes ikke" in this chain\. Shops: .+\.$/)
    await expect(pickList(db(), 2, String(sold.shopId))).rejects.toThrow(/^There is no shop/)
  })

  it('[R10.96] is a page in bokmål with a place to tick for each line, and nothing that a buyer typed is read as HTML', async () => {
    const sold = await shop.goods(39, 9)
    const id = await reserved(sold, 2, { name: '<img src=x onerror=alert(1)> & "Kari"', phone: '40001234' })
    const list = await listOf(sold.shopId)
    const html = pickListPage(list, { brand: 'Fjell & Vidde', now: new Date('2026-02-03T09:05:00Z') })
    expect(html).toMatch(/^<!doctype html>\n<html lang="nb">/)
    expect(html).toContain('Fjell &amp; Vidde')
    expect(html).toContain('Laget tir. 3. februar kl. 10.05')
    expect(html).toContain(`<h2>Reservasjon ${id}</h2>`)
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;Kari&quot;')
    expect(html).not.toMatch(/<img|<script|onerror=alert\(1\)>/)
    expect(html).toContain('40001234')
    expect(html).toContain('Betales i butikken')
    expect(html).toContain(sold.ean)
    expect(html.split('class="tick"').length - 1).toBe(list.purchases.flatMap(({ lines }) => lines).length)
  })

  it('says where there is nothing to pick, and what is not paid for yet', async () => {
    const page = (purchases: PickList['purchases']) => pickListPage({ shop: 'Bodø', purchases }, { brand: 'Vidde', now: new Date() })
    expect(page([])).toContain('Ingenting venter på å bli plukket.')
    const { sold, id } = await ordered(1)
    const order = (await listOf(sold.shopId)).purchases.filter((one) => one.id === id)
    expect(page(order)).toContain('Betalt på nett')
    expect(page(order.map((one) => ({ ...one, state: 'on_hold' as const })))).toContain('Ikke betalt ennå')
  })
})
