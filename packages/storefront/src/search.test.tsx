import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type * as Wire from '@vidda/contract/wire'
import { describe, expect, it } from 'vitest'
import { article, categories, facets, fakeApi, found, openShop } from './shop.fixtures.tsx'

const suggested = (id: number): Wire.SuggestedArticle => ({
  id,
  slug: `vare-${id}`,
  name: `Vare ${id}`,
  brand: 'Rim',
  price: 499,
  image: `/api/v1/images/${id}`,
})
const suggestions = (change: Partial<Wire.Suggestions> = {}): Wire.Suggestions => ({
  articles: [suggested(7)],
  categories: [{ Name: 'Ullgensere', MainGroupID: 1, ArticleGroup2ID: 11, ArticleGroup3ID: 111, count: 3 }],
  brands: [{ ProductLineID: 3, Name: 'Rim' }],
  popular: [],
  ...change,
})
const nothingTyped = { 'articles/suggest?q=': suggestions({ articles: [], categories: [], brands: [], popular: [suggested(9)] }) }
const field = () => screen.findByRole<HTMLInputElement>('combobox')
const options = async () => within(await screen.findByRole('listbox', { name: 'Forslag' }))

it('[R10.299] the search screen has a search field with the query where the header has none', async () => {
  const { router } = openShop('/search/ull', {
    api: fakeApi({ 'articles/search': found([article(7)]) }),
    brand: { header: { singleLine: true } },
  })
  const own = within(await screen.findByRole('main'))
  const typed = await own.findByRole<HTMLInputElement>('searchbox')
  expect(typed.value).toBe('ull')
  await userEvent.clear(typed)
  await userEvent.type(typed, 'sko{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/search/sko'))
})

it('[R10.299] the search screen has no second field beside that of the header', async () => {
  openShop('/search/ull', { api: fakeApi({ 'articles/search': found([article(7)]) }) })
  expect(within(await screen.findByRole('main')).queryByRole('searchbox')).toBeNull()
})

describe('the search field', () => {
  it('[R1.12] leads from home to a search, where the brand has one', async () => {
    const { router } = openShop('/', { api: fakeApi(nothingTyped) })
    await userEvent.type(await field(), '  sko,jakke {Enter}')
    expect(await screen.findByRole('heading', { level: 1, name: 'Treff på «sko jakke»' })).toBeTruthy()
    expect(router.state.location.pathname).toBe('/search/sko%20jakke')
  })

  it('proposes goods with pictures, categories and brands while one writes', async () => {
    openShop('/', { api: fakeApi({ ...nothingTyped, 'articles/suggest?q=ull': suggestions() }) })
    await userEvent.type(await field(), 'ull')
    const list = await options()
    const goods = await list.findByRole('option', { name: /Vare 7/ })
    expect(goods.getAttribute('href')).toBe('/product/vare-7')
    expect(goods.querySelector('img')).toBeTruthy()
    expect(list.getByRole('option', { name: /gensere/ }).getAttribute('href')).toBe('/klaer/gensere/ullgensere')
    expect(list.getByRole('option', { name: 'Rim' }).getAttribute('href')).toBe('/search/Rim')
  })

  it('keeps the proposals of the text that stands in it, when an older answer comes late', async () => {
    let late: (answer: unknown) => void = () => undefined
    const api = fakeApi({
      ...nothingTyped,
      'articles/suggest?q=ul': () => new Promise((resolve) => (late = resolve)),
      'articles/suggest?q=ull': suggestions(),
    })
    openShop('/', { api })
    await userEvent.type(await field(), 'ul')
    await waitFor(() => expect(api.calls.some(({ path }) => path.endsWith('q=ul'))).toBe(true))
    await userEvent.type(await field(), 'l')
    await (await options()).findByRole('option', { name: /Vare 7/ })
    late(suggestions({ articles: [suggested(8)] }))
    await waitFor(() => expect(screen.queryByRole('option', { name: /Vare 8/ })).toBeNull())
    expect(screen.getByRole('option', { name: /Vare 7/ })).toBeTruthy()
  })

  it('proposes for the text that it has whenever it is entered, and what was searched for since', async () => {
    let answer: (found: Wire.Suggestions) => void = () => undefined
    const api = fakeApi({
      ...nothingTyped,
      'articles/suggest?q=jakke': suggestions(),
      'articles/suggest?q=sko': () => new Promise((resolve) => (answer = resolve)),
    })
    const { router } = openShop('/', { api })
    await userEvent.type(await field(), 'jakke')
    await (await options()).findByRole('option', { name: /Vare 7/ })
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('heading', { level: 1, name: /jakke/ })
    await act(() => router.navigate('/'))
    await waitFor(async () => expect((await field()).value).toBe(''))
    await userEvent.click(await field())
    const recent = within(await screen.findByRole('group', { name: 'Siste søk' }))
    expect(recent.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['jakke'])
    await screen.findByRole('option', { name: /Vare 9/ })
    expect(screen.queryByRole('option', { name: /Vare 7|gensere/ })).toBeNull()

    await act(() => router.navigate('/search/jakke'))
    await waitFor(async () => expect((await field()).value).toBe('jakke'))
    await userEvent.click(await field())
    await screen.findByRole('option', { name: /Vare 7/ })
    await act(() => router.navigate('/search/sko'))
    await waitFor(async () => expect((await field()).value).toBe('sko'))
    await userEvent.click(await field())
    await screen.findByRole('option', { name: 'Vis alle treff på «sko»' })
    await waitFor(() => expect(screen.queryByRole('option', { name: /Vare 7/ })).toBeNull())
    await waitFor(() => expect(api.calls.some(({ path }) => path.endsWith('q=sko'))).toBe(true))
    await act(async () => answer(suggestions({ articles: [suggested(8)] })))
    expect(await screen.findByRole('option', { name: /Vare 8/ })).toBeTruthy()
  })

  it('says nothing of what there is when its request fails', async () => {
    openShop('/', { api: fakeApi(nothingTyped) })
    await userEvent.type(await field(), 'jakke')
    const list = await screen.findByRole('listbox', { name: 'Forslag' })
    await waitFor(() => expect(list.hasAttribute('aria-busy')).toBe(false))
    expect(screen.queryByText(/Ingen forslag/)).toBeNull()
    expect(screen.getByRole('option', { name: 'Vis alle treff på «jakke»' })).toBeTruthy()
  })

  it('remembers searches that found something, newest first and each once, until they are cleared', async () => {
    const api = fakeApi({
      ...nothingTyped,
      'articles/search': ({ query }: Wire.SearchBody) => found(query === 'borte' ? [] : [article(7)]),
    })
    const { router } = openShop('/search/ull', { api })
    for (const query of ['jakke', 'ULL', 'borte']) {
      await router.navigate(`/search/${query}`)
      await screen.findByRole('heading', { level: 1, name: new RegExp(query) })
    }
    await router.navigate('/')
    await waitFor(async () => expect((await field()).value).toBe(''))
    await userEvent.click(await field())
    const recent = within(await screen.findByRole('group', { name: 'Siste søk' }))
    expect(recent.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['ULL', 'jakke'])
    await userEvent.click(screen.getByRole('button', { name: 'Tøm siste søk' }))
    expect(screen.queryByRole('group', { name: 'Siste søk' })).toBeNull()
    expect(localStorage.getItem('vd-searches')).toBeNull()
  })

  it('remembers the words that found something, and not the misspelt ones', async () => {
    const api = fakeApi({
      'articles/search': ({ query, filters = [] }: Wire.SearchBody) =>
        query === 'jakek' ? { ...found([article(7)]), corrected: 'jakke' } : found(filters.length > 1 ? [] : [article(7)]),
    })
    const { router } = openShop('/search/jakek', { api })
    await waitFor(() => expect(localStorage.getItem('vd-searches')).toBe('["jakke"]'))
    await act(() => router.navigate('/search/sko?color=gronn'))
    await screen.findByRole('heading', { level: 1, name: /sko/ })
    expect(localStorage.getItem('vd-searches')).toBe('["jakke"]')
  })
})

describe('the search screen', () => {
  it('tells what it searched for in place of what was written', async () => {
    openShop('/search/jakek', { api: fakeApi({ 'articles/search': { ...found([article(7)]), corrected: 'jakke' } }) })
    expect(await screen.findByText('Viser treff for «jakke»')).toBeTruthy()
    expect(screen.getByText('Vi fant ingenting på «jakek».')).toBeTruthy()
  })

  it('has the query in the title of the page as it was typed', async () => {
    const { router } = openShop('/search/ull', { api: fakeApi({ 'articles/search': found([article(7)], 1) }) })
    await screen.findByRole('heading', { level: 1, name: 'Treff på «ull»' })
    await router.navigate(`/search/${encodeURIComponent('a$&b')}`)
    await waitFor(() => expect(document.title).toContain('Treff på «a$&b»'))
  })

  it('without a hit says so, and shows where to look and what others want', async () => {
    const api = fakeApi({ 'articles/search': ({ query }: Wire.SearchBody) => found(query === '' ? [article(9)] : []) })
    openShop('/search/xyz', { api })
    expect(await screen.findByRole('heading', { level: 1, name: 'Ingen treff på «xyz»' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Klær' }).getAttribute('href')).toBe('/klaer')
    expect(screen.getByRole('link', { name: 'Vare 9' })).toBeTruthy()
    expect(api.calls.flatMap(({ path, sent }) => (path === 'articles/search' ? [sent] : []))).toContainEqual(
      expect.objectContaining({ orderBy: 'Bestseller', take: 8 }),
    )
  })

  it('asks for nothing more where something was found', async () => {
    const api = fakeApi()
    openShop('/search/ull', { api })
    await screen.findByRole('heading', { name: 'Vare 7' })
    expect(api.calls.filter(({ path }) => path === 'articles/search')).toHaveLength(1)
  })
})

describe('kinds of goods among the hits', () => {
  const kinds = () => within(screen.getByRole('navigation', { name: 'Velg kategori' })).getAllByRole('link')
  const counted = facets({
    groups: [
      { id: 111, count: 1 },
      { id: 211, count: 24 },
      { id: 212, count: 18 },
      { id: 221, count: 0 },
    ],
  })

  it('[R10.309] are links to the same search, with their counts, most first', async () => {
    const api = fakeApi({ 'articles/facets': counted })
    const { router } = openShop('/search/ull?sort=pris&page=2', { api })
    await screen.findByRole('heading', { name: 'Vare 7' })
    expect(kinds().map((link) => link.textContent)).toEqual(['Alpinbriller24', 'Alpinhjelm18', 'Ullgensere1'])
    expect(kinds()[0]).toBe(screen.getByRole('link', { name: 'Alpinbriller 24 varer' }))
    expect(screen.getByRole('link', { name: 'Ullgensere 1 vare' })).toBeTruthy()
    expect(kinds()[0]?.getAttribute('href')).toBe('/search/ull?group=alpinbriller&sort=pris')
    await userEvent.click(kinds()[0] as HTMLElement)
    await waitFor(() => expect(router.state.location.search).toContain('group=alpinbriller'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Treff på «ull»' })).toBeTruthy()
    expect(screen.queryByRole('navigation', { name: 'Velg kategori' })).toBeNull()
  })

  it('[R10.309] are at most five', async () => {
    const groups = Array.from({ length: 10 }, (_, index) => ({ id: 9000 + index, count: index + 1 }))
    const [first] = categories
    const subcategories = first?.subcategories.map((sub) => ({
      ...sub,
      groups: groups.map(({ id }) => ({ id, Name: `Type ${id}`, ArticleGroup2ID: 11, ArticleGroup3ID: id })),
    }))
    openShop('/search/ull', { api: fakeApi({ categories: [{ ...first, subcategories }], 'articles/facets': facets({ groups }) }) })
    await screen.findByRole('heading', { name: 'Vare 7' })
    expect(kinds()).toHaveLength(5)
    expect(kinds()[0]?.textContent).toBe('Type 900910')
  })

  it.each([
    ['of one kind', '/search/ull', { 'articles/facets': facets() }],
    ['of filters', '/search/ull?gender=dame', { 'articles/facets': counted }],
    ['that are not counted', '/search/ull', { 'articles/facets': undefined }],
    ['whose count does not come', '/search/ull', { 'articles/facets': () => new Promise(() => undefined) }],
  ])('[R10.309] are not shown for hits %s', async (_, path, answers) => {
    openShop(path, { api: fakeApi(answers) })
    await screen.findByRole('heading', { name: 'Vare 7' })
    expect(screen.queryByRole('navigation', { name: 'Velg kategori' })).toBeNull()
  })

  it('[R10.309] stand where the filters of the address do not exist, and their counts are written as numbers are', async () => {
    const many = facets({
      groups: [
        { id: 211, count: 1200 },
        { id: 212, count: 3 },
      ],
    })
    openShop('/search/ull?color=finnes-ikke', { api: fakeApi({ 'articles/facets': many }) })
    await screen.findByRole('heading', { name: 'Vare 7' })
    expect(kinds()).toHaveLength(2)
    expect(kinds()[0]?.textContent).toMatch(/1\s200$/u)
  })

  it('[R10.309] are counted while the hits are fetched', async () => {
    const hits = Promise.withResolvers<Wire.SearchResult>()
    const api = fakeApi({ 'articles/facets': counted, 'articles/search': () => hits.promise })
    openShop('/search/ull', { api })
    await waitFor(() => expect(api.calls.map(({ path }) => path)).toEqual(expect.arrayContaining(['articles/search', 'articles/facets'])))
    hits.resolve(found([article(7)]))
    await screen.findByRole('heading', { name: 'Vare 7' })
    expect(kinds()).toHaveLength(3)
  })

  const groups = [111, 211, 212, 221].map((id, at) => ({ id, count: 9 - at }))
  const genders = [4, 1, 11, 2].map((id, at) => ({ id, count: [9, 14, 2, 21][at] ?? 0 }))
  const shown = async (path: string, change: Partial<Wire.Facets>, brand: NonNullable<Parameters<typeof openShop>[1]>['brand'] = {}) => {
    const api = fakeApi({ 'articles/facets': facets(change) })
    openShop(path, { api, brand })
    await screen.findByRole('heading', { name: 'Vare 7' })
    return api
  }

  it('[R10.351] have the genders of the hits before them, three at most and five with the kinds, by the same request', async () => {
    const api = await shown('/search/ull?sort=pris&page=2', { genders, groups })
    expect(kinds().map((link) => link.textContent)).toEqual(['Dame21', 'Herre14', 'Barn9', 'Ullgensere9', 'Alpinbriller8'])
    expect(kinds()[0]).toBe(screen.getByRole('link', { name: 'Dame 21 varer' }))
    expect(kinds()[0]?.getAttribute('href')).toBe('/search/ull?gender=dame&sort=pris')
    expect(api.calls.filter(({ path }) => path === 'articles/facets')).toHaveLength(1)
    await userEvent.click(kinds()[0] as HTMLElement)
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Velg kategori' })).toBeNull())
  })

  it('[R10.351] stand alone where the brand has fewer than two genders of the hits', async () => {
    await shown('/search/ull', { genders, groups }, { genders: ['dame', 'uni'] })
    expect(kinds().map((link) => link.textContent)).toEqual(['Ullgensere9', 'Alpinbriller8', 'Alpinhjelm7', 'Alpinstaver6'])
  })

  it('[R10.351] leave the genders alone where the hits are of one kind', async () => {
    await shown('/search/ull', { genders })
    expect(kinds().map((link) => link.textContent)).toEqual(['Dame21', 'Herre14', 'Barn9'])
  })
})
