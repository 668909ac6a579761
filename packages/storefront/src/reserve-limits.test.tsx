import { ApiError } from '@vidda/client'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { receipt } from './receipt.fixtures.ts'
import { failing, inTurn, readyToSend, send } from './reserve.fixtures.tsx'
import { fakeApi, openShop } from './shop.fixtures.tsx'

describe('limits', () => {
  it.each([
    ['openUnits', 409, 3, 'Du kan ha 10 varer reservert om gangen, og har plass til 3 til. Ta noe ut av handlekurven'],
    ['openUnits', 409, 10, 'Du kan ha 10 varer reservert om gangen. Ta noe ut av handlekurven'],
    ['openUnits', 409, 0, 'Du kan ha 10 varer reservert om gangen, og det har du nå.'],
    ['openReservations', 409, 0, 'Du kan ha 10 reservasjoner om gangen, og det har du nå.'],
    ['unitsPerAddress', 429, 0, 'Det er reservert mange varer fra nettet du er på den siste timen. Prøv igjen om en time'],
    ['mailsPerReceiver', 429, 0, 'Vi har sendt 10 e-poster til denne adressen den siste timen. Prøv igjen om en time.'],
  ])('%s as a %i with %i left are told with what to do, and the next try has a key of its own', async (name, status, left, words) => {
    const refused = new ApiError(status, { message: 'no', code: 'no', limit: { name, most: 10, left }, requestId: '1' })
    const { sent } = await readyToSend({ reservations: inTurn(refused, receipt) })
    await userEvent.click(send())
    expect((await screen.findByRole('alert')).textContent).toContain(words)
    await userEvent.click(send())
    await screen.findByRole('heading', { level: 1, name: 'Reservasjonen er mottatt' })
    expect(new Set(sent().map(({ key }) => key)).size).toBe(2)
  })
})

describe('a large reservation', () => {
  const awaiting = { ...receipt, statusID: 5, confirmBefore: '2026-03-02T10:30:00Z' }
  const confirmButton = () => screen.findByRole('button', { name: 'Bekreft reservasjonen' })
  const opened = '/checkout/kvittering#token=hemmelig&bekreft=fra-e-posten'
  const title = (name: string) => screen.findByRole('heading', { level: 1, name })

  it('says that a mail has to be answered, until when, and shows nothing for the counter', async () => {
    openShop('/checkout/kvittering/hemmelig', { api: fakeApi({ 'receipts/hemmelig': awaiting }) })
    await title('Reservasjonen venter på deg')
    expect(screen.getByText(/Åpne lenken i e-posten til kari@eksempel.no før 11\.30/)).toBeTruthy()
    expect(screen.queryByText('Hentes innen')).toBeNull()
    expect(screen.queryByRole('img', { name: /QR-kode/ })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Bekreft reservasjonen' })).toBeNull()
  })

  it('is confirmed by a press, not by the opened link', async () => {
    const api = fakeApi({ 'receipts/hemmelig': awaiting, 'reservations/confirm': { ...receipt, statusID: 1 } })
    openShop(opened, { api })
    await title('Bekreft reservasjonen')
    const confirming = () => api.calls.filter(({ path }) => path === 'reservations/confirm')
    expect(confirming()).toEqual([])
    await userEvent.click(await confirmButton())
    await title('Reservasjonen er mottatt')
    expect(confirming()).toMatchObject([{ sent: { token: 'fra-e-posten' } }])
    expect(screen.getByText('Takk! Reservasjonen er bekreftet, og butikken legger av varene.')).toBeTruthy()
  })

  it.each([
    [6, 'Reservasjonen ble ikke bekreftet i tide'],
    [7, 'Varene er dessverre borte'],
    [4, 'Reservasjonen er opphevet'],
  ])('may have ended as %i meanwhile', async (statusID, name) => {
    openShop(opened, { api: fakeApi({ 'receipts/hemmelig': awaiting, 'reservations/confirm': { ...receipt, statusID } }) })
    await userEvent.click(await confirmButton())
    await title(name)
    expect(screen.queryByRole('button', { name: 'Bekreft reservasjonen' })).toBeNull()
  })

  it.each([
    [404, 'Lenken er ikke hel'],
    [503, 'Vi fikk ikke bekreftet reservasjonen. Prøv igjen.'],
  ])('that cannot be confirmed (%i) can be tried again', async (status, words) => {
    openShop(opened, { api: fakeApi({ 'receipts/hemmelig': awaiting, 'reservations/confirm': inTurn(failing(status), { ...receipt }) }) })
    await userEvent.click(await confirmButton())
    expect((await screen.findByRole('alert')).textContent).toContain(words)
    await userEvent.click(await confirmButton())
    await title('Reservasjonen er mottatt')
  })
})
