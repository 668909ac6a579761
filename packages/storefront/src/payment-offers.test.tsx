import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { atCheckout, toPayment } from './at-checkout.fixtures.tsx'
import { askAgainAfter } from './payment/use-offers.ts'

afterEach(() => vi.useRealTimers())

describe('the ways to pay', () => {
  const offer = (provider: 'klarna' | 'qliro', available: boolean) => ({ provider, name: provider, available, hosts: [] })

  it('grey out a provider that is away, with the reason, and choose the other', async () => {
    await atCheckout({ 'checkout/providers': { providers: [offer('klarna', false), offer('qliro', true)] } })
    const klarna = await screen.findByRole('radio', { name: /Klarna svarer ikke akkurat nå/ })
    expect(klarna).toHaveProperty('disabled', true)
    expect(screen.getByRole('radio', { name: /Betal nå med Qliro/ })).toHaveProperty('checked', true)
    expect(toPayment().getAttribute('href')).toBe('/checkout/qliro/4')
  })

  it('offer a provider again as soon as it answers', async () => {
    const answers = [
      { providers: [offer('klarna', false), offer('qliro', true)] },
      { providers: [offer('klarna', true), offer('qliro', true)] },
    ]
    let asked = 0
    const providers = () => answers[Math.min(asked++, 1)]
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await atCheckout({ 'checkout/providers': providers })
    await waitFor(() => expect(screen.getByRole('radio', { name: /Klarna/ })).toHaveProperty('disabled', true))
    const before = asked
    act(() => void vi.advanceTimersByTime(askAgainAfter))
    await waitFor(() => expect(screen.getByRole('radio', { name: /Klarna/ })).toHaveProperty('disabled', false))
    expect(screen.getByRole('radio', { name: /Klarna/ })).toHaveProperty('checked', true)
    expect(asked).toBe(before + 1)
    await expect.poll(() => vi.getTimerCount()).toBe(0)
    act(() => void vi.advanceTimersByTime(3 * askAgainAfter))
    expect(asked).toBe(before + 1)
  })

  it('say that nobody can be paid by just now, and leave the reservation', async () => {
    const { router } = await atCheckout({ 'checkout/providers': { providers: [offer('klarna', false), offer('qliro', false)] } })
    expect(await screen.findByText('Klarna og Qliro svarer ikke akkurat nå')).toBeTruthy()
    expect(toPayment().getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(toPayment())
    expect(router.state.location.pathname).toBe('/checkout')
    expect(screen.getByRole('link', { name: 'Velg butikk og reserver' }).getAttribute('aria-disabled')).toBeNull()
  })

  it('are a reservation alone where no provider is set up', async () => {
    await atCheckout({ 'checkout/providers': { providers: [] } }, 'Reserver i butikk')
    await waitFor(() => expect(screen.queryByRole('link', { name: /Til betaling/ })).toBeNull())
    expect(screen.getByRole('link', { name: 'Velg butikk og reserver' })).toBeTruthy()
  })
})
