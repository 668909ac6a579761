import { ApiError } from '@vidda/client'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { atCheckout, toPayment } from './at-checkout.fixtures.tsx'
import { order, paying, session } from './payment.fixtures.ts'
import { articleDetail, openShop, validated, type Answers, type fakeApi } from './shop.fixtures.tsx'

const refused = (status: number, code: string) => new ApiError(status, { message: 'no', code, requestId: '1' })

let replaced: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  replaced = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined)
  vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
})

afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(globalThis, 'ran')
})

describe('the ways to get and to pay', () => {
  it('[R1.21] are those of the brand and reservation, each with what it costs', async () => {
    const { router } = await atCheckout()
    const ways = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)
    expect(ways).toEqual([
      expect.stringMatching(/Hent i butikk.*Gratis/),
      expect.stringMatching(/Levert til deg.*99,00\skr/),
      expect.stringContaining('Betal nå med Klarna'),
      expect.stringContaining('Betal nå med Qliro'),
    ])
    expect(toPayment().textContent).toMatch(/499,00\skr/)
    await userEvent.click(screen.getByRole('radio', { name: /Levert til deg/ }))
    expect(toPayment().textContent).toMatch(/598,00\skr/)
    await userEvent.click(screen.getByRole('radio', { name: /Qliro/ }))
    expect(toPayment().getAttribute('href')).toBe('/checkout/qliro/4')
    expect(router.state.location.pathname).toBe('/checkout')
  })

  it('[R10.166] are in the sums above the button, which agree with it', async () => {
    await atCheckout()
    const summary = screen.getByRole('region', { name: 'Sammendrag' })
    expect(summary.textContent).toMatch(/FraktGratisÅ betale499,00\skr/)
    await userEvent.click(screen.getByRole('radio', { name: /Levert til deg/ }))
    expect(summary.textContent).toMatch(/Frakt99,00\skr.*Å betale598,00\skr/)
    expect(summary.compareDocumentPosition(toPayment())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await userEvent.click(screen.getByRole('radio', { name: /Hent i butikk/ }))
    expect(summary.textContent).toMatch(/FraktGratisÅ betale499,00\skr/)
  })

  it('[R10.55] lead to a reservation in the shop that is selected here', async () => {
    const { router } = await atCheckout()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Butikk' }), '4')
    await userEvent.click(screen.getByRole('link', { name: 'Velg butikk og reserver' }))
    await screen.findByRole('group', { name: 'Hent i Byen' })
    expect(router.state.location.pathname).toBe('/checkout/reserver')
  })

  it('[R10.47] are a reservation alone while one line can only be reserved', async () => {
    const only = articleDetail(7, { onlyCC: true })
    await atCheckout({ 'articles/7': only, 'articles/slug/vare-7': only }, 'Reserver i butikk')
    expect(screen.queryByRole('radio', { name: /Klarna/ })).toBeNull()
    expect(screen.getByRole('link', { name: 'Velg butikk og reserver' })).toBeTruthy()
    expect(screen.getByText(/bare kan reserveres/)).toBeTruthy()
  })

  it('[R10.28] do not lead to a payment while a line is reported', async () => {
    const { sent, router } = await atCheckout({
      'checkout/validate': { lines: [validated('7090000071', 'unknown')] },
    })
    await screen.findByText('Se over det som er merket i handlekurven før du betaler.')
    await userEvent.click(toPayment())
    expect(router.state.location.pathname).toBe('/checkout')
    expect(sent()).toEqual([])
  })
})

describe('the page on which Klarna is paid', () => {
  async function pay(answers: Answers = {}) {
    const shop = await atCheckout(answers)
    await userEvent.click(toPayment())
    await waitFor(() => expect(shop.router.state.location.pathname).toBe('/checkout/klarna'))
    return shop
  }

  it('[R10.55] puts the goods aside once, and shows the frame beside what is paid for', async () => {
    const { sent } = await pay()
    const frame = await screen.findByRole('region', { name: 'Betaling hos Klarna' })
    await waitFor(() => expect(frame.querySelector('#klarna-checkout-container')?.getAttribute('style')).toContain('min-height'))
    expect(frame.querySelector('style')?.textContent).toBe('.k{color:red}')
    expect(screen.getByText(/lagt av til deg til kl\. 11[.:]30/)).toBeTruthy()
    expect(sent()).toEqual([
      expect.objectContaining({
        method: 'post',
        sent: expect.objectContaining({ shopID: 4, shipping: 'collect', lines: [{ EanNo: '7090000071', Count: 1 }], seenTotal: 49900 }),
      }),
    ])
  })

  it('takes up the open session after a reload', async () => {
    const { sent, api } = await pay({ 'checkout/klarna/orders/sesjon-1': session })
    await screen.findByRole('region', { name: 'Betaling hos Klarna' })
    openShop('/checkout/klarna', { api, brand: paying })
    await waitFor(() => expect(sent().map(({ method, path }) => `${method} ${path}`)).toContain('get checkout/klarna/orders/sesjon-1'))
    expect(sent().filter(({ method }) => method === 'post')).toHaveLength(1)
  })

  it('opens a new session where the one before was cancelled', async () => {
    const { sent, api } = await pay({ 'checkout/klarna/orders/sesjon-1': { ...session, state: 'cancelled', snippet: null } })
    await screen.findByRole('region', { name: 'Betaling hos Klarna' })
    openShop('/checkout/klarna', { api, brand: paying })
    await waitFor(() => expect(sent().filter(({ method }) => method === 'post')).toHaveLength(2))
    expect(replaced).not.toHaveBeenCalled()
  })

  it('leads to the receipt of a session that is paid', async () => {
    await pay({ 'checkout/klarna/orders': { ...session, state: 'accepted', snippet: null } })
    await waitFor(() => expect(replaced).toHaveBeenCalledWith('/checkout/kvittering#token=kvittering-1'))
  })

  it.each([
    ['price_changed', 409, /En pris er endret/],
    ['nothing_ordered', 409, /har dessverre ikke disse varene/],
    ['promo_code_used', 404, /Rabattkoden er alt brukt/],
    ['payment_rate', 429, /mange varer .* Fullfør betalingen som er åpen/],
    ['provider_unavailable', 503, /Klarna svarer ikke akkurat nå\. Ingenting er trukket\. Betal på en annen måte/],
    ['unavailable', 503, /Vi fikk ikke svar\. Ingenting er trukket/],
    ['something_new', 422, /ble ikke godtatt/],
  ])('says in words why it could not be opened, and offers the other way: %s', async (code, status, words) => {
    await pay({ 'checkout/klarna/orders': () => Promise.reject(refused(status, code)) })
    expect((await screen.findByRole('alert')).textContent).toMatch(words)
    expect(screen.getByRole('link', { name: 'Betal med Qliro i stedet' }).getAttribute('href')).toBe('/checkout/qliro/4')
    expect(screen.getByRole('link', { name: 'Reserver og betal i butikken' }).getAttribute('href')).toBe('/checkout/reserver')
    expect(screen.getByRole('link', { name: 'Tilbake til handlekurven' }).getAttribute('href')).toBe('/checkout')
  })

  it('[R10.168] is left by the browser alone: a link draws no other screen in its document, which would ask for what it needs in vain', async () => {
    const { api, router } = await pay()
    await screen.findByRole('region', { name: 'Betaling hos Klarna' })
    const asked = api.calls.length
    const [link = document.body] = within(screen.getByRole('main')).getAllByRole('link', { name: 'Min Handlekurv' })
    const taken = vi.fn()
    link.addEventListener('click', taken)
    await userEvent.click(link)
    expect(taken).not.toHaveBeenCalled()
    expect(router.state.location.pathname).toBe('/checkout/klarna')
    expect(api.calls).toHaveLength(asked)
  })
})

describe('the page on which Qliro is paid', () => {
  const qliro = { ...session, id: 'sesjon-2', provider: 'qliro' as const, token: 'kvittering-2' }
  const answers = { 'checkout/qliro/orders': qliro, 'checkout/qliro/orders/sesjon-2': qliro }
  const posted = (api: ReturnType<typeof fakeApi>) =>
    api.calls.filter(({ method, path }) => method === 'post' && path === 'checkout/qliro/orders')

  /** A shopper who has opened the page and reloads it, or goes on to another. */
  async function payAndGoTo(path: string, later: Answers = {}) {
    const { api, router } = await atCheckout({ ...answers, ...later })
    await userEvent.click(screen.getByRole('radio', { name: /Qliro/ }))
    await userEvent.click(toPayment())
    await screen.findByRole('region', { name: 'Betaling hos Qliro' })
    expect(router.state.location.pathname).toBe('/checkout/qliro/4')
    cleanup()
    openShop(path, { api, brand: paying })
    return api
  }

  it('takes up the open session after a reload: what it holds would not be there for another', async () => {
    const api = await payAndGoTo('/checkout/qliro/4')
    await screen.findByRole('region', { name: 'Betaling hos Qliro' })
    expect(api.calls.map(({ method, path }) => `${method} ${path}`)).toContain('get checkout/qliro/orders/sesjon-2')
    expect(posted(api)).toHaveLength(1)
  })

  it('gives its session up to one with Klarna, also after a reload', async () => {
    const api = await payAndGoTo('/checkout/klarna')
    await screen.findByRole('region', { name: 'Betaling hos Klarna' })
    expect(api.calls.find(({ method, path }) => method === 'post' && path === 'checkout/klarna/orders')?.sent).toMatchObject({
      replaces: 'sesjon-2',
    })
  })

  it('keeps its session where the goods are to be got in another way', async () => {
    const api = await payAndGoTo('/checkout')
    await userEvent.click(await screen.findByRole('radio', { name: /Levert til deg/ }))
    cleanup()
    openShop('/checkout/qliro/4', { api, brand: paying })
    await waitFor(() => expect(api.calls.map(({ method, path }) => `${method} ${path}`)).toContain('put checkout/qliro/orders/sesjon-2'))
    expect(posted(api)).toHaveLength(1)
  })

  it('forgets its session with what was bought', async () => {
    const bought = { ...order, token: 'kvittering-2', sessionId: 'sesjon-2', provider: 'qliro' as const, lines: [], notOrdered: [] }
    const api = await payAndGoTo('/checkout/kvittering/kvittering-2', { 'receipts/kvittering-2': bought })
    await screen.findByRole('heading', { level: 1, name: 'Takk for handelen!' })
    cleanup()
    openShop('/checkout/qliro/4', { api, brand: paying })
    await screen.findByRole('region', { name: 'Betaling hos Qliro' })
    expect(posted(api)).toHaveLength(2)
  })
})
