import { ApiError, NoAnswerError } from '@vidda/client'
import type * as Wire from '@vidda/contract/wire'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { jacket as jacketLine, order } from './order.fixtures.ts'
import { line, receipt } from './receipt.fixtures.ts'
import { fakeApi, openShop, plainBrand, type Answers } from './shop.fixtures.tsx'

const paying = { ...plainBrand, providers: ['klarna'] as const }
const jacket = jacketLine.EanNo

const left = [
  { EanNo: line.EanNo, Count: 1 },
  { EanNo: jacket, Count: 2 },
]
const bought: Wire.OrderReceipt = { ...order, complaints: { bought: '2026-03-02', left, made: [] } }
const answer: Wire.ReceivedComplaint = { id: 214, receivedAt: '2026-03-10T09:05:00.000Z', email: 'kari@eksempel.no' }
const said = 'Glidelåsen har løsnet nederst.'
const made: Wire.Complaint = {
  id: 214,
  receivedAt: answer.receivedAt,
  EanNo: jacket,
  Count: 1,
  problem: said,
  discovered: '2026-03-09',
  wish: 'replacement',
  open: true,
}
const complained: Wire.OrderReceipt = { ...order, complaints: { bought: '2026-03-02', left: left.slice(0, 1), made: [made] } }
const collected: Wire.Reservation = {
  ...receipt,
  statusID: 2,
  complaints: { bought: '2026-03-03', left: left.slice(0, 1), made: [] },
}

type Receipt = Wire.OrderReceipt | Wire.Reservation

/** Opens a receipt: the API answers `before` until a complaint is posted, and `after` from then on. */
function openReceipt({
  before = bought,
  after = complained,
  answers = {},
  brand = paying,
}: { before?: Receipt; after?: Receipt; answers?: Answers; brand?: typeof paying } = {}) {
  let current = before
  const api = fakeApi({
    'receipts/kvittering-1': () => current,
    complaints: () => {
      current = after
      return answer
    },
    ...answers,
  })
  const shop = openShop('/checkout/kvittering/kvittering-1', { api, brand })
  const calls = () => api.calls.filter(({ path }) => path === 'complaints')
  return { ...shop, change: (next: Receipt) => void (current = next), sent: () => calls().map(({ sent }) => sent), calls }
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const focused = (element: Element) => waitFor(() => expect(document.activeElement).toBe(element))
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

async function openForm() {
  await userEvent.click(await screen.findByRole('button', { name: 'Reklamer' }))
  await heading('Reklamer på en vare')
}

async function fillIn({ problem = said, discovered = '2026-03-09' } = {}) {
  fireEvent.change(screen.getByRole('textbox', { name: 'Hva er galt?' }), { target: { value: problem } })
  fireEvent.change(screen.getByLabelText('Når oppdaget du det?'), { target: { value: discovered } })
  await userEvent.click(screen.getByRole('radio', { name: 'En ny vare' }))
}

async function send(what: Parameters<typeof fillIn>[0] = {}) {
  await openForm()
  await userEvent.click(screen.getByRole('radio', { name: /Skalljakke/ }))
  await fillIn(what)
  await press('Send reklamasjonen')
}

const refused = (status: number, code: string) => () => Promise.reject(new ApiError(status, { message: 'no', code, requestId: '1' }))

describe('complaining of what was bought, on its receipt', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-10T09:00:00Z') }))
  afterEach(() => void vi.useRealTimers())

  it('[R10.118] asks for the line and how many, what is wrong, since when and the wish, and sends that once', async () => {
    const { sent } = openReceipt()
    await openForm()
    await focused(await heading('Reklamer på en vare'))
    await userEvent.click(screen.getByRole('radio', { name: /Skalljakke/ }))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Hvor mange er det noe galt med?' }), '2')
    await fillIn()
    expect(sent()).toEqual([])
    await press('Send reklamasjonen')
    await heading('Vi har mottatt reklamasjonen din')
    expect(sent()).toEqual([
      { token: 'kvittering-1', EanNo: jacket, Count: 2, problem: said, discovered: '2026-03-09', wish: 'replacement' },
    ])
  })

  it('[R10.118] says what the law gives, and refuses no date that lies far back', async () => {
    const { sent } = openReceipt({ before: { ...bought, complaints: { bought: '2019-01-02', left, made: [] } } })
    await openForm()
    expect(screen.getByText(/to år.*fem år.*skalljakker, fjellstøvler, ski og telt.*to måneder.*alltid tidsnok/u)).toBeTruthy()
    await userEvent.click(screen.getByRole('radio', { name: /Skalljakke/ }))
    await fillIn({ discovered: '2019-02-01' })
    await press('Send reklamasjonen')
    await heading('Vi har mottatt reklamasjonen din')
    expect(sent()).toHaveLength(1)
  })

  it('[R10.118] with something missing goes no further: the focus goes to what is wrong', async () => {
    const { sent } = openReceipt()
    await openForm()
    await press('Send reklamasjonen')
    await focused(await screen.findByRole('region', { name: /^Rett opp/u }))
    const links = screen.getAllByRole('link').map(({ textContent }) => textContent)
    for (const message of ['Velg varen det er noe galt med', 'Fyll inn datoen da du oppdaget det', 'Velg hva du ønsker'])
      expect(links).toContain(message)
    expect(sent()).toEqual([])
  })

  it.each([
    [{ problem: 'Hull' }, 'Fortell hva som er galt, med minst 10 tegn'],
    [{ discovered: '2026-03-11' }, 'Datoen kan ikke være senere enn i dag'],
    [{ discovered: '2026-03-01' }, 'Datoen kan ikke være før du kjøpte varen, 2. mars 2026'],
  ])('[R10.118] with %j says “%s”', async (what, message) => {
    const { sent } = openReceipt()
    await send(what)
    expect(await screen.findByRole('link', { name: message })).toBeTruthy()
    expect(sent()).toEqual([])
  })

  it('[R10.115] offers the days from the purchase until today, and no others', async () => {
    openReceipt()
    await openForm()
    const { min, max } = screen.getByLabelText<HTMLInputElement>('Når oppdaget du det?')
    expect({ min, max }).toEqual({ min: '2026-03-02', max: '2026-03-10' })
  })

  it('[R10.118] acknowledges with number, date and time, what was said and what happens next, which stay', async () => {
    openReceipt()
    await send()
    expect(await screen.findByText('Mottatt 10. mars 2026 kl. 10.05. Bekreftelsen er også sendt til kari@eksempel.no.')).toBeTruthy()
    await focused(await heading('Vi har mottatt reklamasjonen din'))
    await press('Til kvitteringen')
    await heading('Takk for handelen!')
    for (const words of ['Reklamasjon mottatt 10. mars 2026 kl. 10.05', said, 'Reklamasjonsnummer 214', '9. mars 2026', 'En ny vare'])
      expect(screen.getByText(words)).toBeTruthy()
    expect(screen.getByRole('region', { name: 'Slik går det videre' }).textContent).toMatch(/Du hører fra butikken.*svare på bekreftelsen/u)
    await press('Reklamer på noe annet')
    await heading('Reklamer på en vare')
    expect(screen.queryByRole('radio', { name: /Skalljakke/ })).toBeNull()
  })

  it('[R10.118] asks for no pictures where there is no address to send them to', async () => {
    openReceipt({ before: complained, brand: { ...paying, company: { ...paying.company, supportEmail: '' } } })
    expect((await screen.findByRole('region', { name: 'Slik går det videre' })).textContent).not.toContain('bilder')
  })

  it('[R10.118] what was collected from a reservation is complained of in the same way, and what was not is not', async () => {
    const { sent, change } = openReceipt({ before: { ...receipt, statusID: 1 } })
    await screen.findByText('31')
    expect(screen.queryByRole('button', { name: 'Reklamer' })).toBeNull()
    expect(screen.getByText(/ikke et kjøp/u)).toBeTruthy()
    change(collected)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await screen.findByText(/^Du kjøpte varene i butikken/u)
    expect(screen.queryByText(/ikke et kjøp/u)).toBeNull()
    await openForm()
    expect(screen.getByText(/^Fra reservasjon 31\./u)).toBeTruthy()
    await fillIn()
    await press('Send reklamasjonen')
    await waitFor(() => expect(sent()).toMatchObject([{ EanNo: line.EanNo, Count: 1 }]))
  })

  it('[R10.118] Back leads to the section that it began in', async () => {
    const { router } = openReceipt()
    await openForm()
    await act(() => router.navigate(-1))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Noe galt med varen?' })))
  })

  it('[R10.118] two presses on a slow line send once', async () => {
    let arrive = () => {}
    const { sent } = openReceipt({
      answers: { complaints: () => new Promise((resolve) => (arrive = () => resolve(answer))) },
    })
    await send()
    await userEvent.click(await screen.findByRole('button', { name: 'Sender …' }))
    await act(async () => arrive())
    await heading('Vi har mottatt reklamasjonen din')
    expect(sent()).toHaveLength(1)
  })

  it('[R10.118] without an answer keeps what was written, and the next try sends the same under the same key', async () => {
    let tries = 0
    const { sent, calls } = openReceipt({
      answers: { complaints: () => ((tries += 1) === 1 ? Promise.reject(new NoAnswerError('no answer')) : answer) },
    })
    await send()
    expect((await screen.findByRole('alert')).textContent).toContain('Vi fikk ikke svar')
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Hva er galt?' }).value).toBe(said)
    await press('Send reklamasjonen')
    await heading('Vi har mottatt reklamasjonen din')
    expect(sent()).toHaveLength(2)
    expect(sent()[0]).toEqual(sent()[1])
    const keys = calls().map(({ key }) => key)
    expect(keys[0]).toBeTruthy()
    expect(keys[0]).toBe(keys[1])
  })

  it.each([
    [409, 'complaint_open', 'Det går ikke å reklamere på dette her'],
    [429, 'too_many_requests', 'Vent et minutt'],
    [422, 'validation_failed', 'Noe er endret'],
    [503, 'unavailable', 'Vi fikk ikke svar'],
  ])('[R10.118] refused with %i (%s) says why', async (status, code, words) => {
    openReceipt({ answers: { complaints: refused(status, code) } })
    await send()
    expect((await screen.findByRole('alert')).textContent).toContain(words)
  })
})
