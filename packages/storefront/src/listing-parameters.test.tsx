import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type * as Wire from '@vidda/contract/wire'
import { describe, expect, it } from 'vitest'
import { createServerShop } from './entry-server.tsx'
import { appOf, article, facets, fakeApi, found, openShop } from './shop.fixtures.tsx'

const request = (path: string) => new Request(`https://eksempel.example${path}`)
const sentTo = (api: ReturnType<typeof fakeApi>, wanted: string) =>
  api.calls.filter(({ path }) => path === wanted).map(({ sent }) => sent as Wire.SearchBody)
const searches = (api: ReturnType<typeof fakeApi>) => sentTo(api, 'articles/search')
const names = () =>
  screen.getAllByRole('heading', { level: 2 }).flatMap(({ textContent }) => (textContent.startsWith('Vare') ? [textContent] : []))
const categoryPage = (total = 1): Wire.ArticlePage => ({
  data: [article(7)],
  meta: { current_page: 1, last_page: Math.ceil(total / 20), per_page: 20, total },
})

describe('the order of a list', () => {
  it('[R9.03] a category asks for 20 at a time by name until another order is selected', async () => {
    const api = fakeApi({ 'categories/1/articles': categoryPage(41) })
    openShop('/klaer', { api })
    await screen.findByRole('heading', { name: 'Vare 7' })
    const first = { page: 1, per_page: 20, orderBy: 'Name', order: 'asc' }
    expect(sentTo(api, 'categories/1/articles')).toEqual([first])
    await userEvent.click(screen.getByRole('link', { name: 'Pris' }))
    await waitFor(() => expect(sentTo(api, 'categories/1/articles')).toEqual([first, { ...first, orderBy: 'Price' }]))
  })

  it.each([
    ['Bestselger', 'Bestseller'],
    ['Pris', 'Price'],
    ['Navn', 'Name'],
  ])('[R9.16] %s asks for %s ascending, and the toggle turns it round and back', async (label, orderBy) => {
    const api = fakeApi()
    openShop('/search/ull', { api })
    await userEvent.click(await screen.findByRole('link', { name: label }))
    await waitFor(() => expect(searches(api).at(-1)).toMatchObject({ orderBy, order: 'asc' }))
    await waitFor(() => expect(screen.getByRole('link', { name: label }).getAttribute('aria-current')).toBe('true'))
    await userEvent.click(screen.getByRole('link', { name: /Snu rekkefølgen/ }))
    await waitFor(() => expect(searches(api).at(-1)).toMatchObject({ orderBy, order: 'desc' }))
    await waitFor(() => expect(screen.getByRole('link', { name: /synkende/ })).toBeTruthy())
    await userEvent.click(screen.getByRole('link', { name: /Snu rekkefølgen/ }))
    await waitFor(() => expect(screen.getByRole('link', { name: /stigende/ })).toBeTruthy())
    expect(searches(api).at(-1)).toMatchObject({ orderBy, order: 'desc' })
  })

  it('is no step to go back from where it is the list’s own already', async () => {
    const { router } = openShop('/search/ull?sort=pris', { api: fakeApi() })
    const { key } = router.state.location
    const steps: string[] = []
    router.subscribe(({ historyAction }) => steps.push(historyAction))
    await userEvent.click(await screen.findByRole('link', { name: 'Pris' }))
    await waitFor(() => expect(router.state.location.key).not.toBe(key))
    expect(router.state.location.search).toBe('?sort=pris')
    expect(steps).not.toContain('PUSH')
  })

  it('is shown with the press, while the goods of before wait for its answer; a press for another tab leaves the list alone', async () => {
    const waiting: (() => void)[] = []
    const answer = (body: Wire.SearchBody) =>
      body.orderBy === 'Price' ? new Promise((resolve) => waiting.push(() => resolve(found([article(9)])))) : found([article(7)])
    const { router } = openShop('/search/ull', { api: fakeApi({ 'articles/search': answer }) })
    const price = await screen.findByRole('link', { name: 'Pris' })
    const user = userEvent.setup()
    await user.keyboard('{Control>}')
    await user.click(price)
    await user.keyboard('{/Control}')
    expect(price.getAttribute('aria-current')).toBe('false')
    await user.click(price)
    expect(price.getAttribute('aria-current')).toBe('true')
    expect(router.state.location.search).toBe('')
    await waitFor(() => expect(waiting).toHaveLength(1))
    expect(names()).toEqual(['Vare 7'])
    await act(async () => waiting[0]?.())
    await waitFor(() => expect(names()).toEqual(['Vare 9']))
    expect(router.state.location.search).toBe('?sort=pris')
  })
})

describe('filters in the address', () => {
  it('are asked for by their ids, with a chip each that takes one away', async () => {
    const api = fakeApi()
    openShop('/dame?color=gronn,bla&brand=rim&shop=byen&group=ullgensere&price=200-900&sort=pris&page=2', { api })
    await screen.findByRole('heading', { name: 'Vare 7' })
    expect(searches(api)[0]).toMatchObject({
      page: 1,
      filters: [
        { field: 'genders', op: 'in', value: [2] },
        { field: 'colors', op: 'in', value: [2, 4] },
        { field: 'brands', op: 'in', value: [3] },
        { field: 'shops', op: 'in', value: [4] },
        { field: 'groups', op: 'in', value: [111] },
        { field: 'price', op: 'between', value: [200, 900] },
      ],
    })
    const chips = within(screen.getByRole('list', { name: 'Valgte filtre' }))
    expect(chips.getByRole('link', { name: 'Grønn, fjern' }).getAttribute('href')).toBe(
      '/dame?group=ullgensere&color=bla&brand=rim&shop=byen&price=200-900&sort=pris',
    )
    expect(chips.getByRole('link', { name: '200–900 kr, fjern' }).getAttribute('href')).not.toContain('price')
    expect(chips.getByRole('link', { name: 'Fjern alle' }).getAttribute('href')).toBe('/dame?sort=pris')
    expect(screen.getByRole('link', { name: 'Filter(6)' })).toBeTruthy()
  })

  it('that name nothing are left out, and so is a gender on a gender’s own list', async () => {
    const api = fakeApi()
    openShop('/dame?color=finnes-ikke&gender=herre', { api })
    expect(await screen.findByRole('link', { name: 'Filter' })).toBeTruthy()
    expect(searches(api)[0]?.filters).toEqual([
      { field: 'genders', op: 'in', value: [2] },
      { field: 'shops', op: 'in', value: [55] },
    ])
  })

  it('a gender names the list, in its heading and title, and has an address of its own for search engines', async () => {
    const api = fakeApi()
    openShop('/klaer?gender=dame&color=gronn&sort=pris', { api })
    expect(await screen.findByRole('heading', { level: 1, name: 'Klær til dame' })).toBeTruthy()
    expect(await createServerShop(appOf())(request('/klaer?gender=dame&color=gronn&sort=pris'))).toMatchObject({
      head: { title: 'Klær til dame – Eksempel', canonical: '/klaer?gender=dame' },
    })
  })

  it('[R10.303] with nothing left to show lead back to the whole list, and not elsewhere', async () => {
    openShop('/dame?color=bla', { api: fakeApi({ 'articles/search': found([]) }) })
    expect(await screen.findByText('Ingen varer passer med filtrene')).toBeTruthy()
    expect((await screen.findByRole('link', { name: 'Fjern alle filtre' })).getAttribute('href')).toBe('/dame')
    expect(within(screen.getByRole('main')).queryByRole('link', { name: /^Kundeservice/u })).toBeNull()
  })

  it('are a form without scripts, whose answer has the address that links have', async () => {
    const ask = createServerShop(appOf())
    expect(await ask(request('/dame?brand=rim&brand=varde&min=&max=900&sort=pris'))).toEqual({
      kind: 'redirect',
      status: 302,
      location: '/dame?brand=rim,varde&price=-900&sort=pris',
    })
    openShop('/dame?brand=rim&filter')
    const form = within(await screen.findByRole('form', { name: 'Avgrens utvalget' }))
    expect(form.getByRole<HTMLInputElement>('checkbox', { name: /Rim/ }).checked).toBe(true)
    expect(form.getByRole<HTMLInputElement>('checkbox', { name: /Grønn/ }).name).toBe('color')
    expect(form.queryByRole('group', { name: 'Kjønn' })).toBeNull()
  })

  it.each([
    ['barn-junior', ['barn', 'junior']],
    ['voksen,dame', ['dame', 'uni']],
  ])('are a form that keeps %s, which has no box of its own', async (gender, checked) => {
    const genders = [1, 2, 4, 10, 11].map((id) => ({ id, count: 3 }))
    openShop(`/klaer?gender=${gender}&filter`, { api: fakeApi({ 'articles/facets': facets({ genders }) }) })
    const group = within(await screen.findByRole('group', { name: 'Kjønn' }))
    const boxes = group.getAllByRole<HTMLInputElement>('checkbox').filter((box) => box.checked)
    expect(boxes.map(({ value }) => value).toSorted()).toEqual(checked)
  })
})

describe('the filter button', () => {
  it.each([
    ['/dame', 'Filter'],
    ['/dame?color=gronn,bla&price=200-', 'Filter(3)'],
    ['/dame?color=gronn&group=ullgensere&shop=byen', 'Filter(3)'],
  ])('[R2.44] counts what is selected, and a changed price range as one: %s reads %s', async (path, name) => {
    openShop(path)
    expect(await screen.findByRole('link', { name })).toBeTruthy()
  })
})

describe('more of a list', () => {
  const pages = (sent: { page: number; per_page: number }): Wire.ArticlePage => ({
    data: Array.from({ length: Math.min(sent.per_page, 45 - (sent.page - 1) * sent.per_page) }, (_, index) =>
      article((sent.page - 1) * sent.per_page + index + 1),
    ),
    meta: { current_page: sent.page, last_page: 3, per_page: 20, total: 45 },
  })

  it('stands under what was there, in the address too, and the last page ends it', async () => {
    const api = fakeApi({ 'categories/1/articles': pages })
    const { router } = openShop('/klaer', { api })
    await userEvent.click(await screen.findByRole('link', { name: 'Vis flere varer' }))
    await waitFor(() => expect(router.state.location.search).toBe('?page=1-2'))
    await waitFor(() => expect(names()).toHaveLength(40))
    await userEvent.click(await screen.findByRole('link', { name: 'Vis flere varer' }))
    await waitFor(() => expect(names()).toHaveLength(45))
    expect(screen.queryByRole('link', { name: 'Vis flere varer' })).toBeNull()
    expect(sentTo(api, 'categories/1/articles')).toHaveLength(3)
  })

  it('gives the focus of the button to the first card that came, once there is no more', async () => {
    openShop('/klaer?page=1-2', { api: fakeApi({ 'categories/1/articles': pages }) })
    const more = await screen.findByRole('link', { name: 'Vis flere varer' })
    more.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(names()).toHaveLength(45))
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Vare 41'))
  })

  it('leaves the focus on the button while there is more', async () => {
    openShop('/klaer', { api: fakeApi({ 'categories/1/articles': pages }) })
    const more = await screen.findByRole('link', { name: 'Vis flere varer' })
    more.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(names()).toHaveLength(40))
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Vis flere varer'))
  })

  it('is there at once by a link, and back without another request', async () => {
    const api = fakeApi({ 'categories/1/articles': pages })
    const { router } = openShop('/klaer?page=1-3', { api })
    await waitFor(() => expect(names()).toHaveLength(45))
    await act(() => router.navigate('/product/vare-7'))
    await screen.findByRole('heading', { level: 1, name: 'Vare 7' })
    const before = api.calls.length
    await act(() => router.navigate(-1))
    await waitFor(() => expect(names()).toHaveLength(45))
    expect(api.calls.length).toBe(before)
    expect(screen.getByRole('link', { name: /Forrige/ }).getAttribute('rel')).toBe('prev')
  })

  it('leaves the list as it is when it does not come, and can be asked for again', async () => {
    let down = true
    const api = fakeApi({
      'categories/1/articles': (sent: { page: number; per_page: number }) => {
        if (sent.page === 2 && down) throw new Error('no line')
        return pages(sent)
      },
    })
    openShop('/klaer', { api })
    await userEvent.click(await screen.findByRole('link', { name: 'Vis flere varer' }))
    expect(await screen.findByText(/Vi fikk ikke hentet flere varer/)).toBeTruthy()
    expect(names()).toHaveLength(20)
    down = false
    await userEvent.click(screen.getByRole('link', { name: 'Vis flere varer' }))
    await waitFor(() => expect(names()).toHaveLength(40))
  })

  it.each([
    ['/klaer?page=9', '/klaer?page=3', 5],
    ['/klaer?page=2-9', '/klaer?page=2', 25],
  ])('%s ends where the list does', async (path, canonical, count) => {
    const api = fakeApi({ 'categories/1/articles': pages, 'articles/search': found(pages({ page: 1, per_page: 45 }).data) })
    openShop(path, { api })
    await waitFor(() => expect(names()).toHaveLength(count))
    expect(screen.queryByRole('link', { name: 'Vis flere varer' })).toBeNull()
    expect(await createServerShop(appOf({ api }))(request(path))).toMatchObject({ status: 200, head: { canonical } })
  })

  it('pages after the first one have titles of their own', async () => {
    const ask = createServerShop(appOf({ api: fakeApi({ 'categories/1/articles': pages }) }))
    expect(await ask(request('/klaer?page=2&sort=pris'))).toMatchObject({
      head: { title: 'Klær, side 2 – Eksempel', canonical: '/klaer?page=2' },
    })
    expect(await ask(request('/klaer?page=1-2'))).toMatchObject({ head: { title: 'Klær – Eksempel', canonical: '/klaer' } })
  })

  it('says of a page what the server says of it, also to who goes there from another', async () => {
    const api = fakeApi({ 'categories/1/articles': pages })
    const { router } = openShop('/klaer', { api })
    await waitFor(() => expect(names()).toHaveLength(20))
    await act(() => router.navigate('/klaer?page=2'))
    const description = document.head.querySelector('meta[name="description"]')?.getAttribute('content')
    expect(description).toMatch(/^Side 2\. /)
    expect(await createServerShop(appOf({ api }))(request('/klaer?page=2'))).toMatchObject({ head: { title: document.title, description } })
  })
})

describe('the shopper’s own shop', () => {
  it('is selected above a list, shows on its cards and narrows the list', async () => {
    const api = fakeApi({ 'articles/search': found([article(7, { available: [4, 6] }), article(8, { available: [6] })]) })
    const { router } = openShop('/dame', { api })
    await userEvent.click(await screen.findByRole('button', { name: 'Min butikk' }))
    await userEvent.click(await screen.findByRole('button', { name: /Byen/ }))
    expect(await screen.findByRole('button', { name: 'Min butikk: Byen' })).toBeTruthy()
    expect(screen.getByText('På lager i Byen')).toBeTruthy()
    expect(screen.getByText('Ikke i Byen · 1 har den')).toBeTruthy()
    await userEvent.click(screen.getByRole('link', { name: 'Bare på lager her' }))
    await waitFor(() => expect(router.state.location.search).toBe('?shop=byen'))
    expect(searches(api).at(-1)?.filters).toContainEqual({ field: 'shops', op: 'in', value: [4] })
  })

  it('is no longer asked for when Back has led to another list', async () => {
    const { router } = openShop('/search/ull')
    await screen.findByRole('heading', { level: 1, name: /ull/ })
    await act(() => router.navigate('/search/sko'))
    await screen.findByRole('heading', { level: 1, name: /sko/ })
    await userEvent.click(await screen.findByRole('button', { name: 'Min butikk' }))
    await screen.findByRole('dialog')
    await act(() => router.navigate(-1))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByRole('heading', { level: 1, name: /ull/ })).toBeTruthy()
    await act(() => router.navigate(1))
    await screen.findByRole('heading', { level: 1, name: /sko/ })
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
