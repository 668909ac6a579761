import type * as Wire from '@vidda/contract/wire'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { kari, refusal, rememberKari } from './customer.fixtures.ts'
import { openOwn } from './my-page.fixtures.ts'
import { articleDetail, fakeApi, openShop, type Answers } from './shop.fixtures.tsx'

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const optionsOf = async (name: string) =>
  within(await screen.findByRole('combobox', { name }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
const select = async (name: string, option: string) => userEvent.selectOptions(await screen.findByRole('combobox', { name }), option)

const color = articleDetail(7).variants[0]?.color
const size = (id: number, name: string, shops: readonly number[]): Wire.Variant => ({
  id: 70 + id,
  ean: `709000007${id}`,
  size: { id, name },
  shops: shops.map((shop) => ({ id: shop, qty: 2 })),
  color: color as Wire.Variant['color'],
})
/** M is in both shops, L in one, and S in none. */
const detail = articleDetail(7, { variants: [size(1, 'S', []), size(2, 'M', [4, 6]), size(3, 'L', [6])] })

function openArticle(answers: Answers = {}) {
  const api = fakeApi({ 'articles/slug/vare-7': detail, 'customers/current': null, 'stock-notices': { outcome: 'mailed' }, ...answers })
  openShop('/product/vare-7', { api })
  return { sent: () => api.calls.filter(({ path }) => path === 'stock-notices').map((call) => call.sent) }
}
const openForm = () => press('Utsolgt størrelse? Få beskjed')

describe('on the article', () => {
  const open = openArticle

  it('[R10.163] a guest asks about a size that is sold out, and is told of the mail to confirm', async () => {
    const { sent } = open()
    await openForm()
    expect(await optionsOf('Butikk')).toEqual(['Hvilken som helst', 'Byen', 'Bygda'])
    expect(await optionsOf('Størrelse')).toEqual(['Velg størrelse', 'S'])
    expect(screen.queryByText(/logget ut/u)).toBeNull()
    await press('Si fra til meg')
    expect(sent()).toEqual([])
    await userEvent.type(screen.getByLabelText('E-postadresse'), ' kari@eksempel.no ')
    await press('Si fra til meg')
    expect((await screen.findByText('Sjekk e-posten din')).closest('[role=status]')?.textContent).toContain('kari@eksempel.no')
    expect(sent()).toEqual([{ EanNo: '7090000071', shopID: null, email: 'kari@eksempel.no' }])
    await press('Spør om en annen størrelse')
    await screen.findByLabelText('E-postadresse')
  })

  it('[R10.163] what a shop has not can be asked for there, and what it has cannot', async () => {
    localStorage.setItem('vd-shop', JSON.stringify({ id: 4, name: 'Byen', slug: 'byen' }))
    const { sent } = open({ 'stock-notices': { outcome: 'inStock' } })
    await openForm()
    // A render that was under way puts the controlled list back before its change is heard: user-event lets one in between.
    await waitFor(async () => {
      await select('Butikk', 'Byen')
      expect(await optionsOf('Størrelse')).toEqual(['Velg størrelse', 'S', 'L'])
    })
    await select('Størrelse', 'L')
    await userEvent.type(screen.getByLabelText('E-postadresse'), 'kari@eksempel.no')
    await press('Si fra til meg')
    expect(await screen.findByText(/^L kom nettopp inn/u)).toBeTruthy()
    expect(sent()).toEqual([{ EanNo: '7090000073', shopID: 4, email: 'kari@eksempel.no' }])
  })

  it('[R10.163] where a shop has every size there is nothing to ask for', async () => {
    const all = articleDetail(7, { variants: [size(2, 'M', [4, 6]), size(3, 'L', [6])] })
    open({ 'articles/slug/vare-7': all })
    await openForm()
    expect(await screen.findByText(/Velg butikken du vil ha den i/u)).toBeTruthy()
    expect(await optionsOf('Butikk')).toEqual(['Velg butikk', 'Byen', 'Bygda'])
    await select('Butikk', 'Bygda')
    expect(await screen.findByText('Butikken har alle størrelsene i denne fargen nå.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Si fra til meg' })).toBeNull()
    await select('Butikk', 'Byen')
    expect(await optionsOf('Størrelse')).toEqual(['Velg størrelse', 'L'])
  })

  it.each([
    ['waiting', 'Vi sier fra'],
    ['already', 'Du har allerede bedt om dette'],
    ['mailed', 'Sjekk e-posten din'],
  ])('[R10.163] a customer gives no address, and reads where it is told: %s', async (outcome, words) => {
    rememberKari()
    const { sent } = open({ 'customers/current': kari, 'stock-notices': { outcome } })
    await openForm()
    await screen.findByText('Vi skriver til kari@eksempel.no.')
    expect(screen.queryByLabelText('E-postadresse')).toBeNull()
    await press('Si fra til meg')
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Se alt du venter på' }).getAttribute('href')).toBe('/min-side/favoritter')
    expect(sent()).toEqual([{ EanNo: '7090000071', shopID: null }])
  })

  it.each([
    [404, 'Størrelsen er ikke i sortimentet lenger.'],
    [422, 'Skriv e-postadressen som navn@eksempel.no.'],
    [429, 'Du har spurt mange ganger. Vent litt, og prøv igjen.'],
  ])('[R10.163] a refusal is told in words, and the form stays as it is: %i', async (status, words) => {
    open({ 'stock-notices': refusal(status) })
    await openForm()
    await userEvent.type(await screen.findByLabelText('E-postadresse'), 'kari@eksempel.no')
    await press('Si fra til meg')
    expect((await screen.findByText(words)).closest('[role=alert]')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('E-postadresse').value).toBe('kari@eksempel.no')
  })
})

describe('a session that has ended', () => {
  it('[R10.223] before the form is opened is told there too', async () => {
    rememberKari()
    openArticle({ 'customers/current': null })
    await openForm()
    const told = (await screen.findByText(/^Du er logget ut/u)).closest<HTMLElement>('[role=alert]')
    expect(within(told as HTMLElement).getByRole('link', { name: 'Logg inn' })).toBeTruthy()
    expect(screen.getByLabelText('E-postadresse')).toBeTruthy()
  })

  it('[R10.223] is told, what was chosen stays, and who logs in again asks as a customer', async () => {
    rememberKari()
    let loggedIn = false
    const { sent } = openArticle({
      'customers/current': () => kari,
      'customers/login': () => {
        loggedIn = true
        return kari
      },
      'stock-notices': () => (loggedIn ? { outcome: 'waiting' } : refusal(401)()),
    })
    await openForm()
    await waitFor(async () => {
      await select('Butikk', 'Byen')
      expect(await optionsOf('Størrelse')).toEqual(['Velg størrelse', 'S', 'L'])
    })
    await select('Størrelse', 'L')
    await press('Si fra til meg')
    const told = (await screen.findByText(/^Du er logget ut/u)).closest<HTMLElement>('[role=alert]')
    expect(localStorage.getItem('vd-user')).toBe('null')
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Størrelse' }).selectedOptions[0]?.textContent).toBe('L')
    expect(screen.getByLabelText('E-postadresse')).toBeTruthy()
    await userEvent.click(within(told as HTMLElement).getByRole('link', { name: 'Logg inn' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Logg inn' }))
    await userEvent.type(await dialog.findByLabelText('E-post eller mobilnummer'), 'kari@eksempel.no')
    await userEvent.type(dialog.getByLabelText('Passord'), 'ull lue fjell')
    await userEvent.click(dialog.getByRole('button', { name: 'Logg inn' }))
    await screen.findByText('Vi skriver til kari@eksempel.no.')
    await waitFor(() => expect(screen.queryByText(/^Du er logget ut/u)).toBeNull())
    await press('Si fra til meg')
    await screen.findByText('Vi sier fra')
    const body = { EanNo: '7090000073', shopID: 4 }
    expect(sent()).toEqual([body, body])
  })
})

const notice = (id: number, change: Partial<Wire.StockNotice> = {}): Wire.StockNotice => ({
  id,
  EanNo: `70${id}`,
  articleID: id,
  name: `Vare ${id}`,
  slug: `vare-${id}`,
  size: 'S',
  color: 'Granskog',
  shopID: 4,
  shop: 'Byen',
  state: 'waiting',
  askedAt: '2026-11-20T10:00:00Z',
  toldAt: null,
  ...change,
})

const entries = async () =>
  (await within(await screen.findByRole('list', { name: 'Du venter på' })).findAllByRole('listitem')).map(({ textContent }) => textContent)

describe('among the own favourites', () => {
  const told = notice(8, { shopID: null, shop: null, state: 'told', toldAt: '2026-11-22T10:00:00Z' })

  it('[R10.163] what the customer waits for is listed and deleted', async () => {
    const { api } = openOwn('/min-side/favoritter', {
      'customers/current/stock-notices': [notice(7), told],
      'customers/current/stock-notices/7': null,
    })
    expect(await entries()).toEqual([
      'Vare 7S, GranskogI ByenVenterSlett',
      'Vare 8S, GranskogI hvilken som helst butikkDu fikk beskjed 22. november 2026Slett',
    ])
    await press('Slett: Vare 7, S, Granskog')
    await waitFor(async () => expect(await entries()).toHaveLength(1))
    expect(api.calls.filter(({ method }) => method === 'delete').map(({ path }) => path)).toEqual(['customers/current/stock-notices/7'])
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Du venter på')
  })

  it('[R10.163] nothing is said of it where nothing is waited for, and a failed answer is asked for again', async () => {
    const view = openOwn('/min-side/favoritter')
    await screen.findByRole('heading', { name: 'Ingen favoritter ennå' })
    await waitFor(() => expect(view.api.calls.map(({ path }) => path)).toContain('customers/current/stock-notices'))
    expect(screen.queryByRole('region', { name: 'Du venter på' })).toBeNull()
    view.unmount()
    let tries = 0
    openOwn('/min-side/favoritter', { 'customers/current/stock-notices': () => (tries++ === 0 ? refusal(500)() : [notice(7)]) })
    const failed = await screen.findByRole('region', { name: 'Du venter på' })
    await userEvent.click(within(failed).getByRole('button', { name: 'Prøv igjen' }))
    expect(await entries()).toHaveLength(1)
  })
})

describe('where a mailed link leads', () => {
  const openMail = (answers: Answers) => {
    const api = fakeApi({ 'customers/current': null, ...answers })
    const { router } = openShop('/favoritter#token=abc', { api })
    return { router, sent: (to: string) => api.calls.filter(({ path }) => path === to).map((call) => call.sent) }
  }

  it('[R10.163] one press confirms, and the token is in the address no more', async () => {
    let unconfirmed = true
    const { router, sent } = openMail({
      'stock-notices/mailed': () => ({ unconfirmed, notices: [{ ...notice(7), token: 'abc' }] }),
      'stock-notices/confirm': () => {
        unconfirmed = false
        return null
      },
    })
    await screen.findByRole('heading', { level: 1, name: 'Si fra når den er tilbake' })
    expect([router.state.location.hash, sent('stock-notices/confirm')]).toEqual(['', []])
    await press('Si fra til meg')
    await screen.findByText('Vi sier fra når den er tilbake')
    expect(await entries()).toHaveLength(1)
    expect(sent('stock-notices/confirm')).toEqual([{ token: 'abc' }])
  })

  it('[R10.163] each is deleted with its own token, until there is none', async () => {
    const notices = [
      { ...notice(7), token: 'abc' },
      { ...notice(8), token: 'def' },
    ]
    const { sent } = openMail({ 'stock-notices/mailed': { unconfirmed: false, notices }, 'stock-notices/7': null, 'stock-notices/8': null })
    await press('Slett: Vare 7, S, Granskog')
    await press('Slett: Vare 8, S, Granskog')
    await screen.findByRole('heading', { name: 'Du venter ikke på noe' })
    expect([sent('stock-notices/7'), sent('stock-notices/8')]).toEqual([[{ token: 'abc' }], [{ token: 'def' }]])
  })

  it('[R10.163] a link that is spent says so', async () => {
    openMail({ 'stock-notices/mailed': refusal(404) })
    expect(await screen.findByRole('heading', { level: 1, name: 'Lenken virker ikke lenger' })).toBeTruthy()
  })
})
