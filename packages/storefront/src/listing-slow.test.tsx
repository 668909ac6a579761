import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type * as Wire from '@vidda/contract/wire'
import { describe, expect, it } from 'vitest'
import { article, fakeApi, found, openShop } from './shop.fixtures.tsx'

const names = () =>
  screen.getAllByRole('heading', { level: 2 }).flatMap(({ textContent }) => (textContent.startsWith('Vare') ? [textContent] : []))

describe('more of a list on a slow line', () => {
  /** Orders, pages and lists whose answers wait, by what was asked for. */
  function slow() {
    const waiting = new Map<string, () => void>()
    const answer = ({ page = 0, orderBy, filters }: Wire.SearchBody) => {
      const [name, ids] =
        page > 0 ? ['more', [8]] : orderBy === 'Price' ? ['price', [9]] : filters?.length === 2 ? ['dame', [5]] : ['', [7]]
      const wares = found(
        ids.map((id) => article(id)),
        60,
      )
      return name === '' ? wares : new Promise((resolve) => waiting.set(name, () => resolve(wares)))
    }
    const come = async (name: string) => {
      await waitFor(() => expect(waiting.has(name)).toBe(true))
      await act(async () => waiting.get(name)?.())
    }
    return { waiting, come, api: fakeApi({ 'articles/search': answer }) }
  }

  it('is not asked for while another order is on its way', async () => {
    const { api, come, waiting } = slow()
    const { router } = openShop('/search/ull', { api })
    const more = await screen.findByRole('link', { name: 'Vis flere varer' })
    await userEvent.click(screen.getByRole('link', { name: 'Pris' }))
    expect(more.getAttribute('aria-busy')).toBe('true')
    await userEvent.click(more)
    await come('price')
    await waitFor(() => expect(names()).toEqual(['Vare 9']))
    expect(router.state.location.search).toBe('?sort=pris')
    expect(waiting.has('more')).toBe(false)
    expect((await screen.findByRole('link', { name: 'Vis flere varer' })).getAttribute('href')).toBe('/search/ull?sort=pris&page=2')
  })

  it('gives way to another order that is pressed after it', async () => {
    const { api, come } = slow()
    const { router } = openShop('/search/ull', { api })
    await userEvent.click(await screen.findByRole('link', { name: 'Vis flere varer' }))
    await userEvent.click(screen.getByRole('link', { name: 'Pris' }))
    await come('more')
    await come('price')
    await waitFor(() => expect(names()).toEqual(['Vare 9']))
    expect(router.state.location.search).toBe('?sort=pris')
  })

  it('gives way to another page that is opened after it', async () => {
    const { api, come } = slow()
    const { router } = openShop('/search/ull', { api })
    await userEvent.click(await screen.findByRole('link', { name: 'Vis flere varer' }))
    act(() => void router.navigate('/dame'))
    await come('more')
    await come('dame')
    await waitFor(() => expect(names()).toEqual(['Vare 5']))
    expect(router.state.location.pathname).toBe('/dame')
  })

  it('leaves who has opened another page alone, when it comes after that', async () => {
    const { api, come } = slow()
    const { router } = openShop('/search/ull', { api })
    await userEvent.click(await screen.findByRole('link', { name: 'Vis flere varer' }))
    await act(() => router.navigate('/product/vare-7'))
    await screen.findByRole('heading', { level: 1, name: 'Vare 7' })
    await come('more')
    expect(router.state.location.pathname).toBe('/product/vare-7')
  })
})

describe('chips on a slow line', () => {
  it('go at the press, each for itself, and the list follows once', async () => {
    const waiting: (() => void)[] = []
    const answer = ({ filters = [] }: Wire.SearchBody) =>
      filters.some(({ field }) => field === 'colors')
        ? found([article(7)])
        : new Promise((resolve) => waiting.push(() => resolve(found([article(7), article(8)]))))
    const { router } = openShop('/dame?color=gronn,bla', { api: fakeApi({ 'articles/search': answer }) })
    await userEvent.click(await screen.findByRole('link', { name: 'Grønn, fjern' }))
    expect(screen.queryByRole('link', { name: 'Grønn, fjern' })).toBeNull()
    await userEvent.click(screen.getByRole('link', { name: 'Blå, fjern' }))
    await waitFor(() => expect(waiting).toHaveLength(1))
    expect(names()).toEqual(['Vare 7'])
    await act(async () => waiting[0]?.())
    await waitFor(() => expect(names()).toEqual(['Vare 7', 'Vare 8']))
    expect(router.state.location.search).toBe('')
  })

  it('stay gone where the answer to an earlier press is drawn first, and the next press leaves them out', async () => {
    const waiting: (() => void)[] = []
    let isOpening = true
    const list = found([article(7), article(8)])
    const answer = () => (isOpening ? list : new Promise((resolve) => waiting.push(() => resolve(list))))
    const { router } = openShop('/dame?color=gronn,bla&price=200-900', { api: fakeApi({ 'articles/search': answer }) })
    const chip = (name: string) => screen.getByRole('link', { name })
    await screen.findByRole('link', { name: 'Blå, fjern' })
    isOpening = false
    await userEvent.click(chip('Grønn, fjern'))
    await waitFor(() => expect(waiting).toHaveLength(1))
    // The router has the first answer, and it is not drawn yet.
    const stop = router.subscribe(({ navigation }) => {
      if (navigation.state !== 'idle') return
      stop()
      fireEvent.click(chip('Blå, fjern'))
    })
    await act(async () => waiting[0]?.())
    await waitFor(() => expect(waiting).toHaveLength(2))
    expect(router.state.location.search).toBe('?color=bla&price=200-900')
    expect(screen.queryByRole('link', { name: 'Blå, fjern' })).toBeNull()
    await userEvent.click(chip('200–900 kr, fjern'))
    await waitFor(() => expect(waiting).toHaveLength(3))
    await act(async () => waiting[2]?.())
    await waitFor(() => expect(router.state.location.search).toBe(''))
    expect(screen.queryByRole('link', { name: /fjern$/ })).toBeNull()
  })

  it('all of them go at once', async () => {
    const { router } = openShop('/dame?color=gronn,bla&price=200-900&sort=pris')
    await userEvent.click(await screen.findByRole('link', { name: 'Fjern alle' }))
    await waitFor(() => expect(router.state.location.search).toBe('?sort=pris'))
    expect(screen.queryByRole('link', { name: /^Fjern/ })).toBeNull()
  })

  it('a price goes alone', async () => {
    const { router } = openShop('/dame?color=gronn&price=200-900')
    await userEvent.click(await screen.findByRole('link', { name: '200–900 kr, fjern' }))
    await waitFor(() => expect(router.state.location.search).toBe('?color=gronn'))
  })
})

describe('a filter’s press that a slow processor has not drawn yet', () => {
  async function openFilters(path: string) {
    const { router } = openShop(path)
    await userEvent.click(await screen.findByRole('link', { name: /^Filter/ }))
    const box = await within(await screen.findByRole('dialog', { name: 'Filter' })).findByRole('checkbox', { name: /Blå/ })
    const link = (name: string) => screen.getByRole('link', { name, hidden: true })
    return { router, box, link }
  }

  it('is kept by the order that is pressed next', async () => {
    const { router, box, link } = await openFilters('/search/ull')
    act(() => {
      box.click()
      link('Pris').click()
    })
    await waitFor(() => expect(router.state.location.search).toBe('?color=bla&sort=pris'))
  })

  it('is kept by the chip that is removed next', async () => {
    const { router, box, link } = await openFilters('/search/ull?color=gronn&sort=pris')
    act(() => {
      box.click()
      link('Grønn, fjern').click()
    })
    await waitFor(() => expect(router.state.location.search).toBe('?color=bla&sort=pris'))
  })
})
