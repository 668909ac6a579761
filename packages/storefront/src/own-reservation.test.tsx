import { ApiError, NoAnswerError } from '@vidda/client'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { line, receipt } from './receipt.fixtures.ts'
import { fakeApi, openShop, plainBrand, type Answers } from './shop.fixtures.tsx'

const jacket = { ...line, EanNo: '7090000081', Count: 2, name: 'Skalljakke', price: 999 }
const reserved = { ...receipt, articles: [line, jacket], total: 249_700 }
const cancelled = { ...reserved, statusID: 4 }
const collected = { ...reserved, statusID: 2 }
const awaiting = { ...reserved, statusID: 5, confirmBefore: '2026-03-02T10:30:00Z' }

/** A receipt as it is until something is done with it, and `after` from then on. */
function openReceipt({ before = reserved, after = cancelled, answers = {} }: { before?: object; after?: object; answers?: Answers } = {}) {
  let current = before
  const done = () => (current = after)
  const api = fakeApi({ 'receipts/hemmelig': () => current, 'reservations/cancel': done, 'reservations/change': done, ...answers })
  const change = (next: object) => void (current = next)
  const sent = () => api.calls.filter(({ path }) => /^reservations\/(?:cancel|change)$/u.test(path)).map((call) => call.sent)
  return { ...openShop('/checkout/kvittering/hemmelig', { api }), sent, change }
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const focused = (element: Element) => waitFor(() => expect(document.activeElement).toBe(element))

afterEach(() => void vi.restoreAllMocks())

it('[R10.170] a receipt leads on to the home', async () => {
  openReceipt()
  const link = await screen.findByRole('link', { name: 'Fortsett å handle' })
  expect(link.getAttribute('href')).toBe('/')
})

describe('cancelling on the receipt', () => {
  it('[R10.103] takes two steps, tells what it means, and says on the receipt that it is done', async () => {
    const { sent } = openReceipt()
    await press('Avbestill')
    await focused(await heading('Avbestille reservasjonen?'))
    expect(screen.getByRole('list', { name: 'Dette legges tilbake i Byen' }).textContent).toContain('2 × Skalljakke')
    expect(sent()).toEqual([])
    await press('Bekreft avbestilling')
    await focused(await heading('Du har avbestilt reservasjonen'))
    expect(screen.getByText(/Bekreftelsen er sendt til kari@eksempel.no/u).closest('[role=status]')).toBeTruthy()
    expect(sent()).toEqual([{ token: 'hemmelig' }])
    for (const name of ['Avbestill', 'Endre reservasjonen', 'Legg i kalender']) expect(screen.queryByRole('button', { name })).toBeNull()
  })

  it('[R10.103] is left by Back or by keeping it, and the focus comes back to where it began', async () => {
    const { sent } = openReceipt()
    await press('Avbestill')
    await heading('Avbestille reservasjonen?')
    await press('Behold reservasjonen')
    await heading('Reservasjonen er mottatt')
    await focused(screen.getByRole('heading', { name: 'Passer det ikke likevel?' }))
    expect(sent()).toEqual([])
  })

  it('[R10.103] that comes too late says so, and shows what has become of the reservation', async () => {
    const { change } = openReceipt({
      answers: {
        'reservations/cancel': () => {
          change(collected)
          throw new ApiError(409, { code: 'reservation_over', message: '' })
        },
      },
    })
    await press('Avbestill')
    await press('Bekreft avbestilling')
    await heading('Varene er hentet')
    expect((await screen.findByRole('alert')).textContent).toContain('kan ikke endres eller avbestilles lenger')
    expect(screen.queryByRole('button', { name: 'Avbestill' })).toBeNull()
  })

  it('[R10.103] without an answer stays where it was, and can be tried again', async () => {
    let tries = 0
    const { sent } = openReceipt({
      answers: {
        'reservations/cancel': () => {
          if ((tries += 1) === 1) throw new NoAnswerError('no line')
          return cancelled
        },
      },
    })
    await press('Avbestill')
    await press('Bekreft avbestilling')
    expect((await screen.findByRole('alert')).textContent).toContain('Vi fikk ikke svar')
    await press('Bekreft avbestilling')
    await heading('Du har avbestilt reservasjonen')
    expect(sent().length).toBe(2)
  })

  it('[R10.103] is offered while it waits to be confirmed, and then promises no word to the shop', async () => {
    openReceipt({ before: awaiting })
    await press('Avbestill')
    await heading('Avbestille reservasjonen?')
    expect(screen.queryByText(/butikken får beskjed/u)).toBeNull()
  })
})

describe('changing on the receipt', () => {
  it('[R10.103] sends only what became another, and shows how the reservation is then', async () => {
    const fewer = { ...reserved, articles: [{ ...jacket, Count: 1 }], total: 99_900, name: 'Ola Nordmann' }
    const { sent } = openReceipt({ after: fewer })
    await press('Endre reservasjonen')
    await focused(await heading('Endre reservasjonen'))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Antall av Vare 7' }), 'Ta ut')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Antall av Skalljakke' }), '1 av 2')
    expect(screen.getByText(/Å betale i butikken/u).parentElement?.textContent).toMatch(/999,00/u)
    const name = screen.getByRole('textbox', { name: 'Navn' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Ola Nordmann')
    await press('Lagre endringene')
    await heading('Reservasjonen er mottatt')
    expect(screen.getByText(/^Endringene er lagret/u)).toBeTruthy()
    expect(sent()).toEqual([
      {
        token: 'hemmelig',
        name: 'Ola Nordmann',
        items: [
          { EanNo: line.EanNo, Count: 0 },
          { EanNo: jacket.EanNo, Count: 1 },
        ],
      },
    ])
    expect(screen.queryByText('Vare 7')).toBeNull()
  })

  it('[R10.103] sends nothing where nothing is left, or a field is wrong, and says what to put right', async () => {
    const { sent } = openReceipt()
    await press('Endre reservasjonen')
    for (const name of ['Antall av Vare 7', 'Antall av Skalljakke'])
      await userEvent.selectOptions(await screen.findByRole('combobox', { name }), 'Ta ut')
    await userEvent.clear(screen.getByRole('textbox', { name: 'Navn' }))
    await press('Lagre endringene')
    await focused(await screen.findByRole('region', { name: 'Rett opp dette før du går videre' }))
    expect(screen.getByRole('link', { name: /^Behold minst én vare/u })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Skriv navnet på den som skal hente' })).toBeTruthy()
    expect(sent()).toEqual([])
  })

  it('[R10.103] says where the phone has too much reserved, and keeps what was written', async () => {
    const limit = { name: 'openUnits', most: 10, left: 0 }
    openReceipt({
      answers: {
        'reservations/change': () => {
          throw new ApiError(409, { code: 'reservation_limit', message: '', limit })
        },
      },
    })
    await press('Endre reservasjonen')
    const phone = await screen.findByRole('textbox', { name: 'Mobilnummer' })
    await userEvent.clear(phone)
    await userEvent.type(phone, '99887766')
    await press('Lagre endringene')
    expect((await screen.findByRole('alert')).textContent).toContain('ikke er plass til disse')
    expect((phone as HTMLInputElement).value.replaceAll(/\s/gu, '')).toBe('99887766')
  })
})

describe('the calendar file', () => {
  it('[R10.102] is offered where goods lie to be collected, with number, shop, hours and the receipt, and is made without a request', async () => {
    const files: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`)
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    openReceipt()
    await press('Legg i kalender')
    expect((clicked.mock.contexts[0] as HTMLAnchorElement).download).toBe('hent-31.ics')
    const text = ((await files[0]?.text()) ?? '').replaceAll('\r\n ', '')
    for (const part of [
      'SUMMARY:Siste frist: hent varene i Byen',
      'DTEND;TZID=Europe/Oslo:20260304T180000',
      'Reservasjonsnummer 31',
      'UID:reservation-31@eksempel.example',
      'URL:https://eksempel.example/checkout/kvittering#token=hemmelig',
    ])
      expect(text).toContain(part)
  })

  it.each([
    ['sent', { ...reserved, delivery: 'delivery' }],
    ['not confirmed', awaiting],
    ['collected', collected],
  ])('[R10.102] is not where they are %s', async (_, before) => {
    openReceipt({ before })
    await screen.findByText('Reservasjonsnummer')
    expect(screen.queryByRole('button', { name: 'Legg i kalender' })).toBeNull()
  })
})

it('what is collected says what it cost, and neither what comes next nor that something is to be paid', async () => {
  openReceipt({ before: collected })
  await screen.findByRole('heading', { level: 1, name: 'Varene er hentet' })
  expect(screen.getByText('Sum')).toBeTruthy()
  expect(screen.queryByText(/Hva skjer nå|Å betale/u)).toBeNull()
})

it('[R10.104] the footer leads to how a purchase is withdrawn from', async () => {
  openShop('/', { brand: { ...plainBrand, pages: ['kundeservice'] } })
  expect((await screen.findByRole('link', { name: 'Angre kjøp' })).getAttribute('href')).toBe('/kundeservice#retur')
})
