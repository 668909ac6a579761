import { act, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { cartKey, startUp } from './app/index.ts'
import { articleDetail, fakeApi, openShop } from './shop.fixtures.tsx'
import { createServerShop } from './entry-server.tsx'
import { appOf } from './shop.fixtures.tsx'
import { startUpPaths } from './start-up.fixtures.ts'

const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const kari = { id: 31, first_name: 'Kari', address: { street: '', postal_code: '' } }

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('start-up', () => {
  it('[R4.42] is over before the cart’s state is set', async () => {
    localStorage.setItem(cartKey, JSON.stringify({ orders: [], client: { name: 'Kari' } }))
    const waiting: (() => void)[] = []
    const held = () => new Promise((resolve) => waiting.push(() => resolve([])))
    const { reference } = appOf({ api: fakeApi(Object.fromEntries(startUpPaths.map((path) => [path, held]))) })
    openShop('/checkout', { started: startUp(reference, () => undefined) })
    await title('Min Handlekurv')
    await waitFor(() => expect(waiting).toHaveLength(9))
    for (const answer of waiting.slice(1)) answer()
    await act(() => new Promise((resolve) => setTimeout(resolve)))
    expect(screen.queryByText('Handlekurven er tom')).toBeNull()
    waiting[0]?.()
    expect(await screen.findByText('Handlekurven er tom')).toBeTruthy()
  })

  it('[R4.42] is over at once in a browser: the cart waits for no answer', async () => {
    const never = () => new Promise(() => undefined)
    const api = fakeApi(Object.fromEntries([...startUpPaths, 'articles/search'].map((path) => [path, never])))
    openShop('/checkout', { api })
    expect(await screen.findByText('Handlekurven er tom')).toBeTruthy()
  })
})

describe('the user', () => {
  const asked = (api: ReturnType<typeof fakeApi>) => api.calls.filter(({ path }) => path === 'customers/current').length

  it('[R4.43] is fetched on the first navigation, and not again on the next', async () => {
    const api = fakeApi({ 'customers/current': kari })
    const { router } = openShop('/checkout', { api })
    await title('Min Handlekurv')
    expect(asked(api)).toBe(0)
    await act(() => router.navigate('/dame'))
    await title('Dame')
    await waitFor(() => expect(asked(api)).toBe(1))
    await act(() => router.navigate('/herre'))
    await title('Herre')
    expect(asked(api)).toBe(1)
    expect(JSON.parse(localStorage.getItem('vd-user') ?? 'null')).toMatchObject({ id: 31, firstName: 'Kari' })
  })

  it('[R4.43] is fetched once an opened page is quiet, where nobody goes on', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const api = fakeApi({ 'customers/current': kari })
    openShop('/checkout', { api })
    await title('Min Handlekurv')
    await act(() => vi.advanceTimersByTimeAsync(6000))
    await waitFor(() => expect(asked(api)).toBe(1))
  })

  it('[R4.43] that cannot be fetched is logged, and the screen shows all the same', async () => {
    const log = vi.fn()
    const terms = { returnDays: 100, collectText: 'Klart samme dag', deliveryText: 'Hjem på 3 dager' }
    const api = fakeApi({ 'customers/current': () => Promise.reject(new TypeError('no line')), 'tenant/get': terms })
    const { router } = openShop('/checkout', { api, log })
    await title('Min Handlekurv')
    await act(() => router.navigate('/dame'))
    await title('Dame')
    await waitFor(() => expect(log.mock.calls.map(([error]) => String(error))).toEqual(['Error: No active user detected']))
    expect(screen.queryByText('Noe gikk galt')).toBeNull()
  })
})

describe('guards', () => {
  const hidden = articleDetail(7, { hiddenFromWeb: true })
  const answers = {
    'articles/7': hidden,
    'articles/slug/vare-7': hidden,
    'tenant/get': { returnDays: 100, collectText: 'Klart samme dag' },
  }

  it('[R8.18] a hidden product by id is told to the log, and goes to the previous route', async () => {
    const log = vi.fn()
    const { router } = openShop('/dame?sort=pris', { api: fakeApi(answers), log })
    await title('Dame')
    await act(() => router.navigate('/product/7'))
    await waitFor(() => expect(log.mock.calls.map(([error]) => String(error))).toEqual(['Error: Article marked not visible for web']))
    expect(router.state.location).toMatchObject({ pathname: '/dame', search: '?sort=pris' })
    expect(router.state.location.pathname).toBe('/dame')
  })

  it('[R8.18] without a previous route it goes home', async () => {
    const { router } = openShop('/product/7', { api: fakeApi(answers) })
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  })

  it('[R8.19] a hidden product by slug goes home, whatever the previous route', async () => {
    const log = vi.fn()
    const { router } = openShop('/dame', { api: fakeApi(answers), log })
    await title('Dame')
    await act(() => router.navigate('/product/vare-7'))
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
    expect(log.mock.calls.map(([error]) => String(error))).toEqual(['Error: Article marked not visible for web'])
  })

  it.each(['/product/7', '/product/vare-7'])('says why %s did not open, once the other page is there', async (path) => {
    const { router } = openShop('/dame', { api: fakeApi(answers) })
    await title('Dame')
    await act(() => router.navigate(path))
    const alert = await screen.findByText(/Varen selges ikke på nett nå/)
    expect(alert.closest('[role=status]')?.textContent).toContain('Informasjon')
    expect(screen.getAllByText(/Varen selges ikke på nett nå/)).toHaveLength(1)
  })

  it('keeps what one visitor is told from the next on a server', async () => {
    const app = appOf({ api: fakeApi(answers) })
    await createServerShop(app)(new Request('https://eksempel.example/product/7'))
    const page = await createServerShop(app)(new Request('https://eksempel.example/dame'))
    expect(page.kind === 'page' ? renderToString(page.element) : '').not.toContain('Varen selges ikke')
  })

  it.each(['/product/7', '/product/vare-7'])('[R8.20] the server leads %s of a hidden article home', async (path) => {
    const answer = await createServerShop(appOf({ api: fakeApi(answers) }))(new Request(`https://eksempel.example${path}`))
    expect(answer).toEqual({ kind: 'redirect', status: 302, location: '/' })
  })

  it('[R4.44] the article of an id is fetched before its screen opens, and is the active one: it is not asked for again', async () => {
    const api = fakeApi()
    const { router } = openShop('/dame', { api })
    await title('Dame')
    await act(() => router.navigate('/product/7'))
    await title('Vare 7')
    expect(router.state.location.pathname).toBe('/product/vare-7')
    const asked = () => api.calls.map(({ path }) => path).filter((path) => /^articles\/(slug|\d)/.test(path))
    expect(asked()).toEqual(['articles/7'])
    // A minute later what was shown is old, and the active one has been taken.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
    await act(() => router.navigate('/dame'))
    await act(() => router.navigate('/product/vare-7'))
    vi.useRealTimers()
    await title('Vare 7')
    expect(asked()).toEqual(['articles/7', 'articles/slug/vare-7'])
  })
})

describe('an address with a hash', () => {
  it('[R9.11] scrolls after 50 ms, not before, to 80 px above its element', async () => {
    const page = async () => ({ title: 'Kundeservice', description: '', html: '<h2 id="retur">Retur</h2>' })
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
    const { router } = openShop('/checkout', { page })
    await title('Min Handlekurv')
    await act(() => router.navigate('/kundeservice'))
    await title('Kundeservice')
    vi.spyOn(document.getElementById('retur') as HTMLElement, 'getBoundingClientRect').mockReturnValue({ top: 700 } as DOMRect)
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(100)
    vi.useFakeTimers()
    await act(() => router.navigate('#retur'))
    const moves = () => scrollTo.mock.calls.filter(([to]) => (to as { top?: number } | undefined)?.top === 720)
    await act(() => vi.advanceTimersByTimeAsync(49))
    expect(moves()).toHaveLength(0)
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(moves()).toHaveLength(1)
  })
})
