import type * as Wire from '@vidda/contract/wire'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { ingrid, openOwn, order, refused, reservation, review } from './my-page.fixtures.ts'
import { line } from './receipt.fixtures.ts'
import { article, type Answers } from './shop.fixtures.tsx'

afterEach(() => vi.unstubAllGlobals())

const at = '2026-05-04T10:00:00Z'
const ware = (change: Partial<Wire.ReservationLine>): Wire.ReservationLine => ({ ...line, ...change })

const whole: Wire.CustomerExport = {
  profile: {
    ...ingrid,
    pending_email: 'ny@eksempel.no',
    birth_date: '1990-05-17',
    gender_id: 2,
    address: { street: 'Fjellveien 3', postal_code: '2686' },
    city: 'Lom',
    preferences: ['ski-og-tur'],
    permissions: ['forhåndssalg'],
    club: true,
  },
  code: 'VD-48213',
  created_at: '2024-01-02T10:00:00Z',
  updated_at: '2025-02-03T10:00:00Z',
  consents: ingrid,
  favourites: [8, 9],
  orders: [
    {
      ...order(41, { orderLines: [ware({ EanNo: '7090000411', name: 'Ullgenser', size: 'M', color: 'Granskog', Count: 2, price: 899 })] }),
      name: 'Mor Nordmann',
      email: 'mor@eksempel.no',
      phone: '92345678',
      address: 'Skogveien 4',
      zipcode: '2670',
      city: 'Otta',
    },
  ],
  reservations: [
    reservation(51, {
      shopID: 6,
      name: 'Far Nordmann',
      email: 'far@eksempel.no',
      phone: '93456789',
      trackingUrl: 'https://sporing.example/51',
      confirmBefore: at,
      articles: [ware({ EanNo: '7090000511', name: 'Skallbukse', size: 'L', color: 'Myr' })],
      notReserved: [ware({ EanNo: '7090000521', name: 'Tynn lue', size: 'S', color: 'Blåbær' })],
    }),
  ],
  reviews: [
    review(61, { content: 'Varm som bare det', reply: 'Takk skal du ha', size_color: 'M / Granskog', true_to_size: 1, verified: true }),
  ],
  withdrawals: [
    {
      id: 71,
      receivedAt: at,
      email: 'angre@eksempel.no',
      reservationID: null,
      orderID: 41,
      lines: [{ EanNo: '7090000411', Count: 1 }],
      message: 'Den var for stor',
    },
  ],
  complaints: [
    {
      id: 81,
      receivedAt: at,
      EanNo: '7090000511',
      Count: 1,
      problem: 'Glidelåsen røk',
      discovered: '2026-04-30',
      wish: 'refund',
      open: false,
      email: 'klage@eksempel.no',
      reservationID: 51,
      orderID: null,
    },
  ],
  stockNotices: [
    {
      id: 91,
      EanNo: '7090000911',
      articleID: 8,
      name: 'Fjellstøvel',
      slug: 'fjellstovel',
      size: '42',
      color: 'Torv',
      shopID: 6,
      shop: 'Bygda',
      state: 'told',
      askedAt: at,
      toldAt: at,
    },
  ],
  sessions: [{ device: 'Firefox på Linux', created_at: at, used_at: at }],
}

const open = (answers: Answers = {}) =>
  openOwn('/min-side/innstillinger/opplysninger', {
    'customers/current/export': whole,
    'articles/bundle?articles=7,8,9': [article(7), article(8)],
    ...answers,
  })

const section = async (name: string) => within(await screen.findByRole('region', { name }))

/** Every string in a value, by where it stands. */
const strings = (value: unknown, path = ''): readonly (readonly [path: string, text: string])[] => {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => strings(one, `${path}.${key}`))
}

/** What opens a receipt, draws a picture or leads somewhere says nothing of the customer; times and states stand in words. */
const inWords = /\.(?:token|image|slug|delivery|shipping|state|wish|reviewable_type|date|birth_date|discovered|.*(?:At|_at|Before))$/u

it('[R10.173] every word of the export stands on the page', async () => {
  const { container } = open()
  await section('Kontoen')
  await waitFor(() => expect(container.textContent).toContain('Vare 8'))
  const missing = strings(whole).filter(([path, text]) => text !== '' && !inWords.test(path) && !container.textContent.includes(text))
  expect(missing).toEqual([])
})

it('[R10.173] each kind has its section, in plain words', async () => {
  open()
  const facts = async (name: string) => (await section(name)).getAllByRole('definition').map(({ textContent }) => textContent)
  expect(await facts('Kontoen')).toEqual(
    expect.arrayContaining(['17. mai 1990', 'Dame', 'Fjellveien 3, 2686 Lom', '2. januar 2024 kl. 11.00']),
  )
  expect((await section('Samtykker')).getByText('Kundeklubben').nextElementSibling?.textContent).toBe('Ja')
  expect((await section('Samtykker')).getByText('Nyhetsbrev på e-post').nextElementSibling?.textContent).toBe('Nei')
  expect(await facts('Ordrer')).toEqual(
    expect.arrayContaining([
      'Mottatt',
      'Byen',
      'Hentes i butikk',
      '2 × Ullgenser, Granskog, M, 899,00\u00A0kr, EAN 7090000411',
      '499,00\u00A0kr',
    ]),
  )
  expect(await facts('Reservasjoner')).toEqual(expect.arrayContaining(['Bygda', '1 × Tynn lue, Blåbær, S, 499,00\u00A0kr, EAN 7090000521']))
  expect(await facts('Anmeldelser')).toEqual(expect.arrayContaining(['Vist', 'Stor', '4 av 5 stjerner']))
  expect(await facts('Bruk av angreretten')).toEqual(expect.arrayContaining(['Ordre 41', '1 × Ullgenser']))
  expect(await facts('Reklamasjoner')).toEqual(
    expect.arrayContaining(['Butikken er ferdig med saken', 'Reservasjon 51', '1 × Skallbukse', '30. april 2026', 'Pengene tilbake']),
  )
  expect(await facts('Varsler om varer på lager')).toEqual(expect.arrayContaining(['Beskjed sendt', 'Bygda', '4. mai 2026 kl. 12.00']))
  expect((await section('Favoritter')).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Vare 8', 'Vare nr. 9'])
})

it('[R10.173] says of what there is nothing of that there is nothing', async () => {
  const lists = ['favourites', 'orders', 'reservations', 'reviews', 'withdrawals', 'complaints', 'stockNotices'] as const
  open({ 'customers/current/export': { ...whole, ...Object.fromEntries(lists.map((kind) => [kind, []])), profile: ingrid } })
  expect(await screen.findAllByText('Ingenting lagret.')).toHaveLength(lists.length)
  expect((await section('Kontoen')).getByText('Fødselsdato').nextElementSibling?.textContent).toBe('Ikke oppgitt')
})

it('[R10.173] is printed by its button, and leads back to the settings', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Skriv ut eller lagre som PDF' }))
  expect(print).toHaveBeenCalledOnce()
  expect(screen.getByRole('link', { name: 'Til innstillingene' }).getAttribute('href')).toBe('/min-side/innstillinger')
})

it('[R10.173] asks again where the data did not come, and for a log-in where nobody is logged in', async () => {
  let tries = 0
  const { unmount } = open({ 'customers/current/export': () => (tries++ === 0 ? refused(500)() : whole) })
  await userEvent.click(await screen.findByRole('button', { name: 'Prøv igjen' }))
  expect(await section('Kontoen')).toBeTruthy()
  unmount()
  localStorage.clear()
  open({ 'customers/current': refused(401), 'customers/current/export': refused(401) })
  expect(await screen.findByRole('heading', { name: 'Logg inn for å se siden din' })).toBeTruthy()
})
