import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { Answers } from './shop.fixtures.tsx'
import { article, fakeApi, openShop, shop } from './shop.fixtures.tsx'
import { openOwn, owns, refused } from './my-page.fixtures.ts'

const goods = [
  article(7, { price: 300, originalPrice: 499, beforePrice: 499 }),
  article(8, { price: 899, shops: [], available: [] }),
  article(9, { price: 100 }),
]

const choose = (ids: readonly number[]) => localStorage.setItem('vd-favourites', JSON.stringify(ids))
const kept = () => JSON.parse(localStorage.getItem('vd-favourites') ?? 'null') as unknown
const grid = () => screen.findByRole('list', { name: 'Favorittene dine' })
const names = async () => [...(await grid()).querySelectorAll('h2')].map((title) => title.textContent)
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const remove = (id: number) => press(`Fjern fra favoritter: Vare ${id}`)

/** The fixed answer of every set of ids: the commerce API leaves out what is not sold. */
const sold = (ids: readonly (readonly number[])[]): Answers =>
  Object.fromEntries(ids.map((set) => [`articles/bundle?articles=${set.join(',')}`, goods.filter(({ id }) => set.includes(id))]))

function openList(ids: readonly number[], answers: Answers = {}) {
  choose(ids)
  const api = fakeApi({ ...sold([ids.toSorted((left, right) => left - right)]), 'customers/current': refused(404), ...answers })
  return { ...openShop('/favoritter', { api }), api }
}

describe('the list of favourites', () => {
  it('[R10.144] shows a guest the articles as they were chosen, what is reduced, and what cannot be had', async () => {
    openList([8, 7, 9])
    expect(await names()).toEqual(['Vare 8', 'Vare 7', 'Vare 9'])
    expect(screen.getByText('3 favoritter · 1 er satt ned i pris')).toBeTruthy()
    const [soldOut] = within(await grid()).getAllByRole('listitem')
    expect(soldOut?.textContent).toMatch(/Ikke på lager|Ingen butikker/u)
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'Logg inn' }).getAttribute('href')).toBe('/logg-inn?til=%2Ffavoritter')
  })

  it('[R10.144] says what my shop has of them', async () => {
    localStorage.setItem('vd-shop', JSON.stringify({ id: 4, name: 'Byen', slug: 'byen' }))
    openList([8, 7, 9], { shops: [shop(4, 'Byen')] })
    expect(await screen.findByText(/2 på lager i Byen/u)).toBeTruthy()
  })

  it('[R10.144] sorts by price both ways, and back', async () => {
    openList([8, 7, 9])
    await grid()
    const sort = async (label: string) => userEvent.selectOptions(screen.getByLabelText('Sorter etter'), label)
    await sort('Lavest pris')
    expect(await names()).toEqual(['Vare 9', 'Vare 7', 'Vare 8'])
    await sort('Høyest pris')
    expect(await names()).toEqual(['Vare 8', 'Vare 7', 'Vare 9'])
    await sort('Sist lagt til')
    expect(await names()).toEqual(['Vare 8', 'Vare 7', 'Vare 9'])
  })

  it('[R10.145] an article that is removed can be put back where it stood, and the focus stays in the list', async () => {
    const { api } = openList([8, 7, 9])
    await remove(7)
    await waitFor(async () => expect(await names()).toEqual(['Vare 8', 'Vare 9']))
    expect(kept()).toEqual([8, 9])
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Fjern fra favoritter: Vare 9')
    expect((await screen.findByText('Fjernet Vare 7')).closest('[role=status]')).toBeTruthy()
    await press('Angre og legg Vare 7 tilbake')
    await waitFor(async () => expect(await names()).toEqual(['Vare 8', 'Vare 7', 'Vare 9']))
    expect(kept()).toEqual([8, 7, 9])
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Fjern fra favoritter: Vare 7')
    expect(api.calls.filter(({ path }) => path.startsWith('articles/bundle'))).toHaveLength(1)
  })

  it('[R10.145] articles that are sold no more are told, and go when that is wished', async () => {
    openList([8, 99, 7])
    await screen.findByText('1 av favorittene er ikke i sortimentet lenger.')
    expect(await names()).toEqual(['Vare 8', 'Vare 7'])
    await press('Fjern fra lista')
    await waitFor(() => expect(screen.queryByText(/ikke i sortimentet/u)).toBeNull())
    expect(kept()).toEqual([8, 7])
  })

  it('leads on where there is nothing, and asks again where it did not come', async () => {
    const view = openShop('/favoritter', { api: fakeApi() })
    await screen.findByRole('heading', { name: 'Ingen favoritter ennå' })
    expect((await screen.findByRole('link', { name: 'Se deg om i butikken' })).getAttribute('href')).toBe('/')
    view.unmount()
    let tries = 0
    openList([7], { 'articles/bundle?articles=7': () => (tries++ === 0 ? refused(500)() : goods.slice(0, 1)) })
    await press('Prøv igjen')
    expect(await names()).toEqual(['Vare 7'])
  })
})

describe('the favourites of a customer', () => {
  /** The list on the account, which is what was saved there last. */
  const account = (list: readonly number[]) => {
    let articles = list
    return (sent?: { readonly articles: readonly number[] }) => {
      articles = sent?.articles ?? articles
      return { articles }
    }
  }
  const offerTo = (customerId: number, ids: readonly number[]) =>
    localStorage.setItem('vd-guest-favourites', JSON.stringify({ customerId, ids }))
  const offered = () => JSON.parse(localStorage.getItem('vd-guest-favourites') ?? 'null') as unknown
  const own = () => ({ ...owns, 'customers/current/favourites': account([9]), ...sold([[9], [7, 8]]) })
  const openWith = (guests: readonly number[], answers: Answers = {}) => {
    offerTo(31, guests)
    return openOwn('/min-side/favoritter', { ...own(), ...answers })
  }
  const saved = (api: ReturnType<typeof openWith>['api']) =>
    api.calls.filter(({ method, path }) => method === 'put' && path === 'customers/current/favourites').map(({ sent }) => sent)

  it('[R10.146] are offered what was chosen before the log-in, and nothing is added by itself', async () => {
    const { api } = openWith([7, 8])
    await screen.findByText('Du hadde 2 favoritter i denne nettleseren. Legg dem til?')
    expect(await names()).toEqual(['Vare 9'])
    expect(saved(api)).toEqual([])
    await press('Legg til')
    await waitFor(async () => expect(await names()).toEqual(['Vare 7', 'Vare 8', 'Vare 9']))
    await waitFor(() => expect(saved(api)).toEqual([{ articles: [7, 8, 9] }]))
    expect(screen.queryByText(/Legg dem til\?/u)).toBeNull()
  })

  /** Takes an article out of the list on a page that is left before any answer comes. */
  async function removeAndLeave(id: number) {
    let silent = false
    const list = account([9, 8])
    const answer = (sent?: { readonly articles: readonly number[] }) => (silent ? new Promise(() => undefined) : list(sent))
    const { unmount } = openOwn('/favoritter', { ...own(), ...sold([[8, 9]]), 'customers/current/favourites': answer })
    await waitFor(async () => expect(await names()).toEqual(['Vare 9', 'Vare 8']))
    silent = true
    await remove(id)
    await waitFor(() => expect(localStorage.getItem('vd-unsaved-favourites')).toContain(`[${id}]`))
    unmount()
  }

  it('[R10.190] save a change whose page was left before it was there', async () => {
    await removeAndLeave(9)
    const { api } = openOwn('/favoritter', { ...own(), 'customers/current/favourites': account([7, 9, 8]) })
    await waitFor(async () => expect(await names()).toEqual(['Vare 7', 'Vare 8']))
    expect(saved(api)).toEqual([{ articles: [7, 8] }])
    expect(localStorage.getItem('vd-unsaved-favourites')).toBeNull()
  })

  it('[R10.190] keep the order of changes where an earlier one had no answer', async () => {
    await removeAndLeave(9)
    const { api } = openOwn('/favoritter', { ...own(), ...sold([[8]]), 'customers/current/favourites': account([9, 8]) })
    await waitFor(() => expect(saved(api)).toEqual([{ articles: [8] }]))
    await remove(8)
    await waitFor(() => expect(saved(api).at(-1)).toEqual({ articles: [] }))
    expect(localStorage.getItem('vd-unsaved-favourites')).toBeNull()
  })

  it('are awaited where this browser has none yet: nobody is told that there are none', async () => {
    const answer = Promise.withResolvers<unknown>()
    openOwn('/favoritter', { ...own(), 'customers/current/favourites': () => answer.promise })
    await screen.findByRole('status', { name: 'Henter favorittene' })
    await waitFor(() => expect(localStorage.getItem('vd-user')).toContain('Ingrid'))
    expect(screen.queryByRole('heading', { name: 'Ingen favoritter ennå' })).toBeNull()
    answer.resolve({ articles: [9] })
    expect(await names()).toEqual(['Vare 9'])
  })

  it('[R10.146] an offer that is declined is not made again', async () => {
    const { api } = openWith([7])
    await screen.findByText('Du hadde 1 favoritt i denne nettleseren. Legg den til?')
    await press('Nei takk')
    expect(screen.queryByText(/Legg den til\?/u)).toBeNull()
    expect(offered()).toBeNull()
    expect(saved(api)).toEqual([])
    expect(document.activeElement?.textContent).toBe('Favorittlista di er som før.')
  })

  it('[R10.218] are offered it on the overview too, by themselves and in every tab', async () => {
    offerTo(31, [7, 8])
    const { api } = openOwn('/min-side', own())
    await screen.findByText('Du hadde 2 favoritter i denne nettleseren. Legg dem til?')
    await press('Legg til')
    await waitFor(() => expect(saved(api)).toEqual([{ articles: [7, 8, 9] }]))
    expect(offered()).toBeNull()
    expect(document.activeElement?.textContent).toBe('Lagt til i favorittene dine.')
    expect(document.activeElement?.getAttribute('role')).toBe('status')
  })

  it('[R10.218] are not offered any more what was answered in another tab', async () => {
    openWith([7])
    await screen.findByText('Du hadde 1 favoritt i denne nettleseren. Legg den til?')
    localStorage.setItem('vd-guest-favourites', 'null')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'vd-guest-favourites' })))
    await waitFor(() => expect(screen.queryByText(/Legg den til\?/u)).toBeNull())
  })

  it('[R10.218] are offered nothing that the list has already', async () => {
    openWith([9, 8])
    await screen.findByText('Du hadde 1 favoritt i denne nettleseren. Legg den til?')
    expect(await names()).toEqual(['Vare 9'])
  })

  it('[R10.218] are offered nothing of another customer, whose offer goes out of the browser', async () => {
    localStorage.setItem('vd-customer', '32')
    offerTo(32, [7])
    openOwn('/min-side/favoritter', own())
    expect(await names()).toEqual(['Vare 9'])
    await waitFor(() => expect(offered()).toBeNull())
    expect(screen.queryByText(/Legg den til\?/u)).toBeNull()
  })

  it('[R10.218] go with the offer at the log-out', async () => {
    offerTo(31, [7])
    const { router } = openOwn('/min-side', { ...own(), 'customers/logout': null })
    await press('Logg ut')
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
    expect(offered()).toBeNull()
  })
})
