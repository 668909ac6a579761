import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type * as Wire from '@vidda/contract/wire'
import { flushSync } from 'react-dom'
import { describe, expect, it } from 'vitest'
import { article, facets, fakeApi, found, openShop } from './shop.fixtures.tsx'

const sentTo = (api: ReturnType<typeof fakeApi>, wanted: string) =>
  api.calls.filter(({ path }) => path === wanted).map(({ sent }) => sent as Wire.SearchBody)

/** Answers that are given when the test says so. */
function held() {
  const waiting: ((answer: unknown) => void)[] = []
  return { answer: () => new Promise((resolve) => waiting.push(resolve)), waiting }
}

const green = article(7)
const blue = article(8, { colorGroups: [{ id: 4, hex: '#00f' }], brands: [{ ProductLineID: 4, Name: 'Varde' }] })

/** The list as it is without filters of the shopper's, and held answers with them. */
const filtering = (answer: () => Promise<unknown>, whole: unknown) => (sent: Wire.SearchBody) =>
  sent.filters?.some(({ field }) => field === 'colors') ? answer() : whole

/** The list's own: an open panel hides it from a screen reader. */
const cards = () =>
  [...document.querySelectorAll('main [data-part="name"]')].map((name) => name.textContent).filter((name) => name.startsWith('Vare'))

describe('the filter panel', () => {
  const open = async (path: string, api = fakeApi()) => {
    const shop = openShop(path, { api })
    await userEvent.click(await screen.findByRole('link', { name: /^Filter/ }))
    return { ...shop, api, panel: within(await screen.findByRole('dialog', { name: 'Filter' })) }
  }

  it('counts each value, and filters by a press', async () => {
    const { panel, api, router } = await open('/search/ull?gender=dame')
    await userEvent.click(await panel.findByRole('checkbox', { name: /Grønn.*2 varer/ }))
    await waitFor(() => expect(router.state.location.search).toBe('?gender=dame&color=gronn'))
    expect(sentTo(api, 'articles/search').at(-1)?.filters).toContainEqual({ field: 'colors', op: 'in', value: [2] })
    expect(sentTo(api, 'articles/facets')).toHaveLength(2)
    expect(screen.getByText('Filter(2)')).toBeTruthy()
  })

  it('shows at once what stays of what is loaded, before the answer has come', async () => {
    const { answer, waiting } = held()
    const { panel } = await open('/search/ull', fakeApi({ 'articles/search': filtering(answer, found([green, blue])) }))
    await userEvent.click(await panel.findByRole('checkbox', { name: /Blå/ }))
    expect(panel.getByRole<HTMLInputElement>('checkbox', { name: /Blå/ }).checked).toBe(true)
    await waitFor(() => expect(cards()).toEqual(['Vare 8']))
    await act(async () => waiting[0]?.(found([blue, article(9)])))
    await waitFor(() => expect(cards()).toEqual(['Vare 8', 'Vare 9']))
  })

  it('keeps the newest press’s answer when an older one comes after it', async () => {
    const { answer, waiting } = held()
    const { panel, router } = await open('/search/ull', fakeApi({ 'articles/search': filtering(answer, found([green, blue])) }))
    await userEvent.click(await panel.findByRole('checkbox', { name: /Grønn/ }))
    await userEvent.click(panel.getByRole('checkbox', { name: /Blå/ }))
    await waitFor(() => expect(waiting).toHaveLength(2))
    await act(async () => waiting[1]?.(found([article(22)])))
    await waitFor(() => expect(cards()).toEqual(['Vare 22']))
    await act(async () => waiting[0]?.(found([article(11)])))
    expect(cards()).toEqual(['Vare 22'])
    expect(router.state.location.search).toBe('?color=gronn,bla')
  })

  it('is one step back, whatever the number of presses', async () => {
    const { panel, router } = await open('/search/ull')
    await userEvent.click(await panel.findByRole('checkbox', { name: /Grønn/ }))
    await waitFor(() => expect(router.state.location.search).toBe('?color=gronn'))
    await waitFor(() => expect(document.querySelector('main ul[aria-busy]')).toBeNull())
    await userEvent.click(panel.getByRole('checkbox', { name: /Blå/ }))
    await waitFor(() => expect(router.state.location.search).toBe('?color=gronn,bla'))
    await act(() => router.navigate(-1))
    expect(router.state.location.search).toBe('')
  })

  it('takes a press back with Back, even before the press’s answer was drawn', async () => {
    const answers = filtering(() => Promise.resolve(found([blue])), found([green, blue]))
    const { panel, router } = await open('/search/ull', fakeApi({ 'articles/search': answers }))
    const box = await panel.findByRole('checkbox', { name: /Blå/ })
    // Nothing but the press is drawn within it.
    await act(async () => {
      const answered = new Promise<void>((resolve) => {
        const stop = router.subscribe(({ location }) => {
          if (location.search !== '?color=bla') return
          stop()
          resolve()
        })
      })
      flushSync(() => box.click())
      await answered
      await router.navigate(-1)
    })
    expect(router.state.location.search).toBe('')
    await waitFor(() => expect(cards()).toEqual(['Vare 7', 'Vare 8']))
    expect(panel.getByRole<HTMLInputElement>('checkbox', { name: /Blå/ }).checked).toBe(false)
  })

  it('makes a step of its own of a press that comes before Back was drawn', async () => {
    const { panel, router } = await open('/search/ull')
    await userEvent.click(await panel.findByRole('checkbox', { name: /Grønn/ }))
    await waitFor(() => expect(router.state.location.search).toBe('?color=gronn'))
    await waitFor(() => expect(document.querySelector('main ul[aria-busy]')).toBeNull())
    await act(async () => {
      await router.navigate(-1)
      panel.getByRole('checkbox', { name: /Blå/ }).click()
    })
    await waitFor(() => expect(router.state.location.search).toBe('?color=gronn,bla'))
    await act(() => router.navigate(-1))
    expect(router.state.location.search).toBe('')
  })

  it('keeps what has no goods left in its place, and the focus on it', async () => {
    const counted = [facets({ brands: [{ id: 4, count: 1 }] }), facets({ total: 2, brands: [{ id: 4, count: 1 }], shops: [], price: null })]
    const { panel } = await open('/search/ull?brand=rim,varde&color=bla', fakeApi({ 'articles/facets': () => counted.shift() }))
    const rim = await panel.findByRole('checkbox', { name: /Rim/ })
    await userEvent.click(rim)
    await panel.findByRole('button', { name: 'Vis 2 varer' })
    expect(document.activeElement).toBe(rim)
    expect(rim.getAttribute('aria-disabled')).toBe('true')
    expect(panel.getByRole('heading', { name: 'På lager i butikk' })).toBeTruthy()
    expect(panel.getByRole('heading', { name: 'Pris' })).toBeTruthy()
  })

  it('has the facets in one order, and the shopper’s own shop first in its own', async () => {
    localStorage.setItem('vd-shop', JSON.stringify({ id: 6, name: 'Bygda', slug: 'bygda' }))
    const shops = [4, 6].map((id) => ({ id, count: 1 }))
    const { panel } = await open('/search/ull', fakeApi({ 'articles/facets': facets({ shops }) }))
    await panel.findByRole('checkbox', { name: /Grønn/ })
    const titles = panel.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(titles).toEqual(['Størrelse', 'Kjønn', 'Type', 'Farge', 'Merke', 'Pris', 'På lager i butikk'])
    const own = within(panel.getByRole('group', { name: 'På lager i butikk', hidden: true }))
    const labels = own.getAllByRole('listitem', { hidden: true }).map((item) => item.querySelector('[data-part="words"]')?.textContent)
    expect(labels).toEqual(['BygdaMin butikk', 'Byen'])
  })

  it('[R4.35] the reset gives the prices back with all else', async () => {
    const { panel, router } = await open('/search/ull?price=200-700&color=gronn')
    const amounts = () =>
      ['Laveste pris', 'Høyeste pris'].map((name) => panel.getByRole<HTMLInputElement>('textbox', { name: new RegExp(name) }).value)
    await panel.findByRole('textbox', { name: /Laveste pris/ })
    expect(amounts()).toEqual(['200', '700'])
    await userEvent.click(panel.getByRole('button', { name: 'Nullstill' }))
    await waitFor(() => expect(router.state.location.search).toBe(''))
    expect(amounts()).toEqual(['100', '900'])
  })

  it('says so when its counts do not come, and asks again', async () => {
    let times = 0
    const api = fakeApi({
      'articles/facets': () => {
        times += 1
        if (times === 1) throw new Error('no line')
        return facets()
      },
    })
    const { panel } = await open('/search/ull?gender=dame', api)
    await userEvent.click(await panel.findByRole('button', { name: 'Prøv igjen' }))
    expect(await panel.findByRole('checkbox', { name: /Grønn/ })).toBeTruthy()
    expect(panel.queryByRole('button', { name: 'Prøv igjen' })).toBeNull()
  })

  it('keeps the focus on the button while it asks again, also when that fails', async () => {
    const { answer, waiting } = held()
    let times = 0
    const fails = () => {
      times += 1
      if (times !== 2) throw new Error('no line')
      return answer().then(() => Promise.reject(new Error('no line')))
    }
    const { panel } = await open('/search/ull?gender=dame', fakeApi({ 'articles/facets': fails }))
    const retry = await panel.findByRole('button', { name: 'Prøv igjen' })
    await userEvent.click(retry)
    await waitFor(() => expect(waiting).toHaveLength(1))
    expect(retry.getAttribute('aria-busy')).toBe('true')
    expect(document.activeElement).toBe(retry)
    await act(async () => waiting[0]?.(null))
    await waitFor(() => expect(retry.getAttribute('aria-busy')).toBeNull())
    expect(document.activeElement).toBe(retry)
  })

  it('says no longer that counts did not come which have come since', async () => {
    let times = 0
    const api = fakeApi({
      'articles/facets': () => {
        times += 1
        if (times === 2) throw new Error('no line')
        return facets()
      },
    })
    const { panel } = await open('/search/ull?gender=dame', api)
    const box = await panel.findByRole('checkbox', { name: /Grønn/ })
    await userEvent.click(box)
    await panel.findByRole('button', { name: 'Prøv igjen' })
    await userEvent.click(box)
    await waitFor(() => expect(panel.queryByRole('button', { name: 'Prøv igjen' })).toBeNull())
    await userEvent.click(box)
    await waitFor(() => expect(sentTo(api, 'articles/facets')).toHaveLength(3))
    expect(await panel.findByRole('button', { name: 'Vis 3 varer' })).toBeTruthy()
    await waitFor(() => expect(panel.queryByRole('button', { name: 'Prøv igjen' })).toBeNull())
  })

  it.each([
    ['950-', '900–900 kr'],
    ['-50', '100–100 kr'],
  ])('keeps a selected price of %s within what the list has: %s', async (price, text) => {
    const { panel } = await open(`/search/ull?price=${price}`)
    expect(await panel.findByText(text)).toBeTruthy()
  })

  it('closes as Back leads to another list, and shows nothing of its values over that one', async () => {
    const { answer, waiting } = held()
    const counted = [facets()]
    const api = fakeApi({ 'articles/facets': () => counted.shift() ?? answer() })
    const { router } = openShop('/search/ull?gender=dame', { api })
    await screen.findByRole('heading', { level: 1, name: /ull/ })
    await act(() => router.navigate('/search/sko?gender=dame'))
    await screen.findByRole('heading', { level: 1, name: /sko/ })
    const button = () => screen.findByRole('link', { name: /^Filter/ })
    await userEvent.click(await button())
    await screen.findByRole('checkbox', { name: /Grønn/ })
    await act(() => router.navigate(-1))
    await screen.findByRole('heading', { level: 1, name: /ull/ })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(await button())
    const panel = within(await screen.findByRole('dialog', { name: 'Filter' }))
    await waitFor(() => expect(waiting).toHaveLength(1))
    expect(panel.queryByRole('checkbox')).toBeNull()
    await act(async () => waiting[0]?.(facets()))
    expect(await panel.findByRole('checkbox', { name: /Grønn/ })).toBeTruthy()
  })

  it('does not open again by itself over a list that it was left at', async () => {
    const { router } = openShop('/search/ull')
    await screen.findByRole('heading', { level: 1, name: /ull/ })
    await act(() => router.navigate('/search/sko'))
    await screen.findByRole('heading', { level: 1, name: /sko/ })
    await userEvent.click(await screen.findByRole('link', { name: /^Filter/ }))
    await screen.findByRole('dialog', { name: 'Filter' })
    await act(() => router.navigate(-1))
    await screen.findByRole('heading', { level: 1, name: /ull/ })
    await act(() => router.navigate(1))
    await screen.findByRole('heading', { level: 1, name: /sko/ })
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
