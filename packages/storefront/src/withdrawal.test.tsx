import { ApiError, NoAnswerError } from '@vidda/client'
import type * as Wire from '@vidda/contract/wire'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { jacket, order } from './order.fixtures.ts'
import { line } from './receipt.fixtures.ts'
import { fakeApi, openShop, plainBrand, type Answers } from './shop.fixtures.tsx'

const paying = { ...plainBrand, providers: ['klarna'] as const }
const answer: Wire.Withdrawal = { id: 12, receivedAt: '2026-03-10T09:05:00.000Z', email: 'kari@eksempel.no' }

const withdrawn = (change: Partial<Wire.OrderWithdrawal>, of = order): Wire.OrderReceipt => ({
  ...of,
  withdrawal: of.withdrawal ? { ...of.withdrawal, ...change } : null,
})

/** One jacket taken back, one left. */
const partly = withdrawn({
  left: [
    { EanNo: line.EanNo, Count: 1 },
    { EanNo: jacket.EanNo, Count: 1 },
  ],
  made: [{ id: answer.id, receivedAt: answer.receivedAt, lines: [{ EanNo: jacket.EanNo, Count: 1 }] }],
})

/** Opens a receipt: the API answers `before` until a withdrawal is posted, and `after` from then on. */
function openReceipt({
  before = order,
  after = partly,
  answers = {},
}: { before?: Wire.OrderReceipt; after?: Wire.OrderReceipt; answers?: Answers } = {}) {
  let current = before
  const api = fakeApi({
    'receipts/kvittering-1': () => current,
    withdrawals: () => {
      current = after
      return answer
    },
    ...answers,
  })
  const show = () => openShop('/checkout/kvittering/kvittering-1', { api, brand: paying })
  const change = (next: Wire.OrderReceipt) => void (current = next)
  return { ...show(), show, api, change, sent: () => api.calls.filter(({ path }) => path === 'withdrawals').map(({ sent }) => sent) }
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const focused = (element: Element) => waitFor(() => expect(document.activeElement).toBe(element))
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

async function chooseOneJacket() {
  await userEvent.click(await screen.findByRole('button', { name: 'Angre kjøp' }))
  await heading('Hva vil du angre på?')
  await userEvent.click(screen.getByRole('checkbox', { name: /Skalljakke/ }))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Skalljakke/ }), '1')
  await press('Fortsett')
  await heading('Se over og bekreft')
}

describe('taking a purchase back from its receipt', () => {
  it('[R10.98] says until when, has two steps and what they mean, and sends what is chosen once', async () => {
    const { sent } = openReceipt()
    expect(await screen.findByText('Du kan angre hele eller deler av kjøpet til og med fredag 1. mai 2026.')).toBeTruthy()
    await chooseOneJacket()
    await focused(await heading('Se over og bekreft'))
    expect(screen.getByText('1 × Skalljakke', { exact: false })).toBeTruthy()
    // A tenth was discounted, by the code.
    expect(screen.getByText('Du får tilbake').nextElementSibling?.textContent).toMatch(/^899,10\skr$/u)
    expect(screen.getByRole('region', { name: 'Slik går det videre' }).textContent).toMatch(
      /Lever varene i Byen.*betaler du frakten selv.*senest 14 dager/u,
    )
    expect(sent()).toEqual([])
    await press('Bekreft angring')
    await heading('Vi har mottatt at du angrer')
    expect(sent()).toEqual([{ token: 'kvittering-1', message: '', lines: [{ EanNo: jacket.EanNo, Count: 1 }] }])
  })

  it('[R10.98] acknowledges with date and time, which stay, and the rest can be withdrawn from with the earlier counted in', async () => {
    const { sent, router } = openReceipt()
    await chooseOneJacket()
    await press('Bekreft angring')
    expect(await screen.findByText('Mottatt 10. mars 2026 kl. 10.05. Bekreftelsen er også sendt til kari@eksempel.no.')).toBeTruthy()
    await focused(await heading('Vi har mottatt at du angrer'))
    await press('Til kvitteringen')
    await heading('Takk for handelen!')
    expect(screen.getByText('Angring mottatt 10. mars 2026 kl. 10.05')).toBeTruthy()
    await press('Angre på mer')
    await heading('Hva vil du angre på?')
    await userEvent.click(screen.getByRole('checkbox', { name: /Skalljakke/ }))
    await press('Fortsett')
    await heading('Se over og bekreft')
    await press('Bekreft angring')
    await waitFor(() => expect(sent().at(-1)).toMatchObject({ lines: [{ EanNo: jacket.EanNo, Count: 2 }] }))
    expect(router.state.location.pathname).toBe('/checkout/kvittering')
  })

  it('[R10.98] with nothing chosen goes no further: the focus goes to what is wrong', async () => {
    openReceipt()
    await userEvent.click(await screen.findByRole('button', { name: 'Angre kjøp' }))
    await heading('Hva vil du angre på?')
    await press('Fortsett')
    await focused(await screen.findByRole('region', { name: 'Rett opp dette før du går videre' }))
    expect(screen.getByRole('heading', { level: 1, name: 'Hva vil du angre på?' })).toBeTruthy()
  })

  it('[R10.98] Back leads to the goods as they were chosen, and then to the receipt', async () => {
    const { router } = openReceipt()
    await chooseOneJacket()
    await act(() => router.navigate(-1))
    await heading('Hva vil du angre på?')
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /Skalljakke/ }).value).toBe('1')
    await act(() => router.navigate(-1))
    await heading('Takk for handelen!')
    await focused(screen.getByRole('heading', { name: 'Angrerett' }))
  })

  it('[R10.98] two presses on a slow line send once', async () => {
    let arrive = () => {}
    const { sent } = openReceipt({
      answers: { withdrawals: () => new Promise((resolve) => (arrive = () => resolve(answer))) },
    })
    await chooseOneJacket()
    await press('Bekreft angring')
    const pending = await screen.findByRole('button', { name: 'Sender …' })
    await userEvent.click(pending)
    expect(pending.getAttribute('aria-busy')).toBe('true')
    await act(async () => arrive())
    await heading('Vi har mottatt at du angrer')
    expect(sent()).toHaveLength(1)
  })

  it('[R10.98] without an answer says so, and the next try sends the same', async () => {
    let tries = 0
    const { sent } = openReceipt({
      answers: { withdrawals: () => ((tries += 1) === 1 ? Promise.reject(new NoAnswerError('no answer')) : answer) },
    })
    await chooseOneJacket()
    await press('Bekreft angring')
    expect((await screen.findByRole('alert')).textContent).toContain('Vi fikk ikke svar')
    await press('Bekreft angring')
    await heading('Vi har mottatt at du angrer')
    expect(sent()).toHaveLength(2)
    expect(sent()[0]).toEqual(sent()[1])
  })

  const refused = (status: number, code: string) => () => Promise.reject(new ApiError(status, { message: 'no', code, requestId: '1' }))

  it('[R10.98] what is too late is told in words, and the receipt says that the time is over', async () => {
    const { change } = openReceipt({ answers: { withdrawals: refused(409, 'withdrawal_over') } })
    await chooseOneJacket()
    change(withdrawn({ open: false }))
    await press('Bekreft angring')
    expect((await screen.findByRole('alert')).textContent).toContain('Det går ikke lenger å angre på dette')
    expect(await screen.findByText(/^Fristen for å angre gikk ut fredag 1. mai 2026/u)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Bekreft angring' })).toBeNull()
  })

  it('[R10.98] goods that are not left any more are chosen anew', async () => {
    const { change } = openReceipt({ answers: { withdrawals: refused(422, 'validation_failed') } })
    await chooseOneJacket()
    change(withdrawn({ left: [{ EanNo: line.EanNo, Count: 1 }] }))
    await press('Bekreft angring')
    await heading('Hva vil du angre på?')
    expect(screen.getByText(/Noe er endret siden du valgte/u)).toBeTruthy()
    expect(screen.queryByRole('checkbox', { name: /Skalljakke/ })).toBeNull()
  })

  it('[R10.98] a second tab finds what the first has withdrawn from as soon as it is looked at', async () => {
    const { change } = openReceipt()
    await screen.findByRole('button', { name: 'Angre kjøp' })
    change(partly)
    await waitFor(() => {
      act(() => void document.dispatchEvent(new Event('visibilitychange')))
      expect(screen.getByRole('button', { name: 'Angre på mer' })).toBeTruthy()
    })
  })

  it('[R10.98] before anything is charged says the chain’s own days, and that the amount will not be', async () => {
    openReceipt({ before: withdrawn({ until: null }, { ...order, state: 'accepted', captured: 0 }) })
    expect(await screen.findByText(/i 60 dager, regnet fra dagen etter at du fikk varene/u)).toBeTruthy()
    await chooseOneJacket()
    expect(screen.getByText('Du slipper å betale')).toBeTruthy()
    expect(screen.getByRole('region', { name: 'Slik går det videre' }).textContent).toContain('beløpet blir ikke trukket')
  })

  it('[R10.98] of an order that is withdrawn from as a whole the receipt says so', async () => {
    openReceipt({ before: withdrawn({ open: false, left: [], made: partly.withdrawal?.made ?? [] }) })
    await heading('Du har angret kjøpet')
    const made = screen.getByRole('list', { name: 'Du angrer på' })
    expect(within(made).getByText(/1 × Skalljakke/u)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Angre/u })).toBeNull()
  })
})
