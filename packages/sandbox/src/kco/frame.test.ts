import { describe, expect, it } from 'vitest'
import { call, createOrder, orders, sandbox, startKco } from '../testing/kco.ts'

startKco()

const hour = 3_600_000
const buyer = {
  email: 'kari@example.no',
  phone: '41234567',
  givenName: 'Kari',
  familyName: 'Nordmann',
  streetAddress: 'Storgata 1',
  postalCode: '0155',
  city: 'Oslo',
  method: 'card',
}

/** The frame's address, as the snippet of the order has it. */
async function frameOf(id: string): Promise<URL> {
  const snippet = String((await call('GET', `${orders}/${id}`)).json['html_snippet'])
  return new URL(/"frameUrl":"([^"]+)"/u.exec(snippet)?.[1] ?? '')
}

async function pay(frame: URL, input: object): Promise<Record<string, unknown>> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${frame.searchParams.get('token') ?? ''}` }
  const response = await fetch(`${frame.origin}${frame.pathname}/pay`, { method: 'POST', headers, body: JSON.stringify(input) })
  return (await response.json()) as Record<string, unknown>
}

const decide = (url: string, decision: string) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ decision }), redirect: 'manual' })

describe('kco frame', () => {
  it('[R11.39] is on another site than a shop on localhost, and shows amount, lines and ways to pay', async () => {
    const frame = await frameOf(await createOrder())
    expect(frame.hostname).toBe('127.0.0.1')
    const text = await (await fetch(frame)).text()
    for (const part of ['Skalljakke dame M blå', '1\u00a0298,00\u00a0kr', 'Kort', 'Vipps', 'Faktura', 'Delbetaling', 'Betal'])
      expect(text).toContain(part)
  })

  it('[R11.39] shows nothing without its token, with that of another order, or after some hours', async () => {
    const [frame, other] = [await frameOf(await createOrder()), await frameOf(await createOrder())]
    const at = async (token: string) => (await fetch(`${frame.origin}${frame.pathname}?token=${token}`)).status
    const token = frame.searchParams.get('token') ?? ''
    expect(await at('')).toBe(401)
    expect(await at(other.searchParams.get('token') ?? '')).toBe(401)
    expect(await at(token)).toBe(200)
    await sandbox().control.advance(4 * hour)
    expect(await at(token)).toBe(401)
  })

  it('[R11.39] names every field that is missing or wrong', async () => {
    const frame = await frameOf(await createOrder())
    expect(await pay(frame, { ...buyer, email: 'kari', postalCode: '12', city: '' })).toEqual({
      kind: 'invalid',
      fields: ['email', 'postalCode', 'city'],
    })
  })

  it('[R11.39] sends a buyer on to the confirmation', async () => {
    const id = await createOrder()
    expect(await pay(await frameOf(id), buyer)).toMatchObject({ kind: 'completed', url: expect.stringContaining(`/kvittering?kid=${id}`) })
    expect(await (await fetch(await frameOf(id))).text()).toContain('Takk for handelen!')
  })

  it('[R11.39] the bank’s page sends back to the shop: to the confirmation, or to the checkout', async () => {
    const [approved, cancelled] = [await createOrder(), await createOrder()]
    const input = { ...buyer, email: 'kari+3ds@example.no' }
    const [first, second] = [await pay(await frameOf(approved), input), await pay(await frameOf(cancelled), input)]
    expect(await (await fetch(String(first['url']))).text()).toContain('Bekreft betalingen')
    expect((await decide(String(first['url']), 'approve')).headers.get('location')).toContain(`/kvittering?kid=${approved}`)
    expect((await decide(String(second['url']), 'cancel')).headers.get('location')).toContain(`/checkout?sid=${cancelled}`)
    expect((await decide(String(first['url']), 'approve')).status).toBe(410)
  })

  it('[R11.39] Vipps goes back by itself, or leaves a link for another browser', async () => {
    const [same, other] = [await createOrder(), await createOrder()]
    const input = { ...buyer, method: 'vipps' }
    const { url } = await pay(await frameOf(same), input)
    expect((await decide(String(url), 'approve')).status).toBe(303)
    await sandbox().control.switches({ vippsReturn: 'other-browser' })
    const { url: app } = await pay(await frameOf(other), input)
    const left = await decide(String(app), 'approve')
    await sandbox().control.switches({ vippsReturn: 'same-browser' })
    expect(left.status).toBe(200)
    expect(await left.text()).toContain(`/kvittering?kid=${other}`)
  })

  it('[R11.39] the bank’s step can cover the shop’s page instead', async () => {
    await sandbox().control.switches({ threeDSecure: 'frame' })
    const outcome = await pay(await frameOf(await createOrder()), { ...buyer, email: 'kari+3ds@example.no' })
    await sandbox().control.switches({ threeDSecure: 'page' })
    expect(outcome).toMatchObject({ kind: 'approve', covers: true })
  })
})
