import { act, screen } from '@testing-library/react'
import type * as Wire from '@vidda/contract/wire'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { order, paying } from './payment.fixtures.ts'
import { fakeApi, openShop, type Answers } from './shop.fixtures.tsx'

describe('the receipt of an order', () => {
  const open = (receipt: Wire.OrderReceipt, answers: Answers = {}) =>
    openShop('/checkout/kvittering/kvittering-1', {
      api: fakeApi({ 'receipts/kvittering-1': receipt, ...answers }),
      brand: paying,
    })

  it('[R10.49] says what was bought, where it is, and what could not be had', async () => {
    open(order)
    await screen.findByRole('heading', { level: 1, name: 'Takk for handelen!' })
    expect(screen.getByText('200001')).toBeTruthy()
    expect(screen.getByText('Følgende artikler ble dessverre ikke bestilt:')).toBeTruthy()
    expect(screen.getByText('1 × Vare 7, Granskog, L')).toBeTruthy()
    expect(screen.getByText(/Klarna, Kort/)).toBeTruthy()
  })

  it('[R10.170] leads on to the home', async () => {
    open(order)
    const link = await screen.findByRole('link', { name: 'Fortsett å handle' })
    expect(link.getAttribute('href')).toBe('/')
  })

  describe('that is not decided yet', () => {
    const done = { ...order, notOrdered: [] }
    const held = { ...done, state: 'held' as const, id: null, paymentMethod: null }
    const onHold = { ...held, state: 'on_hold' as const }
    const title = (name: string) => screen.findByRole('heading', { level: 1, name })
    /** Each answer is drawn before the next one is asked for. */
    async function later(seconds: number) {
      for (let passed = 0; passed < seconds; passed += 1) await act(() => vi.advanceTimersByTimeAsync(1000))
    }

    beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
    afterEach(() => void vi.useRealTimers())

    it('[R10.49] says that it waits and not that it was bought, asks again, and says thank you without a reload', async () => {
      const answer = Promise.withResolvers<unknown>()
      let asked = 0
      open(held, { 'checkout/complete': () => (asked++ === 0 ? onHold : answer.promise) })
      await title('Vi venter på betalingen')
      await later(2)
      await title('Vi venter på betalingen')
      expect(screen.getByText(/Siden oppdaterer seg selv/)).toBeTruthy()
      expect(screen.queryByText(/Takk for handelen|Betalt|Ordrenummer|trekkes|er klare/)).toBeNull()
      answer.resolve(done)
      await title('Takk for handelen!')
      expect(screen.getByText('200001')).toBeTruthy()
    })

    it.each([
      ['accepted', 'Takk for handelen!', /Kvitteringen er sendt/],
      ['refused', 'Betalingen gikk ikke gjennom', /Klarna godtok ikke kjøpet.*ikke bestilt/],
    ] as const)('[R10.49] is under way after half a minute; the page shows by itself that it was %s', async (state, name, text) => {
      let decided = false
      open(onHold, { 'checkout/complete': async () => (decided ? { ...done, state } : onHold) })
      await title('Vi venter på betalingen')
      await later(65)
      await title('Betalingen er til behandling')
      expect(screen.getByText(/Klarna ser over kjøpet/)).toBeTruthy()
      expect(screen.getByText('Å betale')).toBeTruthy()
      expect(screen.queryByText(/Betalt|Ordrenummer|i butikken/)).toBeNull()
      decided = true
      await later(65)
      await title(name)
      expect(screen.getByText(text)).toBeTruthy()
    })

    it('[R10.49] is unfinished after half a minute in which nobody has paid, and nobody is asked any more', async () => {
      const api = fakeApi({ 'receipts/kvittering-1': held, 'checkout/complete': held })
      openShop('/checkout/kvittering/kvittering-1', { api, brand: paying })
      await title('Vi venter på betalingen')
      await later(65)
      await title('Betalingen er ikke fullført')
      const asked = () => api.calls.filter(({ path }) => path === 'checkout/complete').length
      const before = asked()
      await later(65)
      expect(asked()).toBe(before)
    })
  })

  it.each([
    ['refused', null, 'Betalingen gikk ikke gjennom'],
    ['cancelled', 'no_stock', 'Kjøpet er avbestilt', /utsolgt/],
    ['cancelled', 'undecided', 'Kjøpet er avbestilt', /ikke avgjort i løpet av 14 dager/],
    ['review_required', 'mismatch', 'Kjøpet kunne ikke fullføres'],
    ['refunded', null, 'Beløpet er betalt tilbake'],
  ] as const)('of a payment that is %s (%s) says so', async (state, reason, title, text = /./) => {
    open({ ...order, state, reason, notOrdered: [] })
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
    expect(screen.getAllByText(text).length).toBeGreaterThan(0)
  })
})
