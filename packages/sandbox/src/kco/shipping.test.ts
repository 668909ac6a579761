import { describe, expect, it } from 'vitest'
import { discount, freight, goods } from '../testing/kco-order.ts'
import { call, createOrder, orders, sandbox, shop, startKco, urls } from '../testing/kco.ts'

startKco()

const options = [
  { id: 'hent', name: 'Hent i butikk', price: 0, tax_amount: 0, tax_rate: 2500 },
  { id: 'hjem', name: 'Hjemlevering', price: 19_900, tax_amount: 3980, tax_rate: 2500 },
]
const withOptions = (more: object = {}) =>
  createOrder({ order_amount: 129_900, order_tax_amount: 25_980, order_lines: [goods], shipping_options: options, ...more })
const withUpdates = () =>
  withOptions({
    merchant_urls: { ...urls(), shipping_option_update: `${shop().origin}/update`, address_update: `${shop().origin}/address` },
  })
const read = async (id: string) => (await call('GET', `${orders}/${id}`)).json

describe('kco shipping in the frame', () => {
  it('[R11.35] adds the chosen option to the order, in place of one chosen before', async () => {
    const id = await withOptions()
    expect(await sandbox().control.buyKco(id)).toEqual({ kind: 'invalid', fields: ['shipping'] })
    await sandbox().control.buyKco(id, { shipping: 'hent', email: 'kari+red@example.no' })
    expect(await sandbox().control.buyKco(id, { shipping: 'hjem' })).toMatchObject({ kind: 'completed' })
    expect(await read(id)).toMatchObject({ order_amount: 149_800, order_tax_amount: 29_960, selected_shipping_option: { id: 'hjem' } })
    expect((await read(id))['order_lines']).toHaveLength(2)
  })

  it('[R11.35] takes the amounts that the shop answers when it is told of the choice', async () => {
    const id = await withUpdates()
    const answer = { order_amount: 129_800, order_tax_amount: 25_960, order_lines: [goods, discount, freight], purchase_currency: 'NOK' }
    shop().answer('/update', { status: 200, body: JSON.stringify(answer) })
    await sandbox().control.buyKco(id, { shipping: 'hjem' })
    expect(JSON.parse(shop().received('/update')[0]?.body ?? '')).toMatchObject({ selected_shipping_option: { id: 'hjem' } })
    expect(await read(id)).toMatchObject({ order_amount: 129_800, order_lines: [goods, discount, freight] })
  })

  it('[R11.35] takes no amounts that do not add up', async () => {
    const id = await withUpdates()
    const answer = { order_amount: 1, order_tax_amount: 0, order_lines: [goods], purchase_currency: 'NOK' }
    shop().answer('/update', { status: 200, body: JSON.stringify(answer) })
    await expect(sandbox().control.buyKco(id, { shipping: 'hjem' })).rejects.toThrow(/422/u)
    expect(await read(id)).toMatchObject({ order_amount: 129_900, status: 'checkout_incomplete' })
  })
})
