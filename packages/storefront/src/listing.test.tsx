import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { createServerShop } from './entry-server.tsx'
import { appOf, article, facets, fakeApi, found, openShop, type Answers } from './shop.fixtures.tsx'

const availableOnly = { field: 'shops', op: 'in', value: [55] }
const searches = (api: ReturnType<typeof fakeApi>) => api.calls.filter(({ path }) => path === 'articles/search').map(({ sent }) => sent)
const categoryPage = { data: [article(7)], meta: { current_page: 1, last_page: 3, per_page: 20, total: 41 } }

describe('what listings ask for', () => {
  it.each([
    ['a gender', '/dame'],
    ['a search', '/search/ull'],
    ['a filtered category', '/klaer?gender=dame'],
    ['a group', '/klaer/gensere/ullgensere'],
  ])('[R10.45] [R10.87] %s searches 20 at a time among what some shop has', async (_, path) => {
    const api = fakeApi()
    openShop(path, { api })
    await screen.findByRole('heading', { name: 'Vare 7' })
    expect(searches(api)).toEqual([expect.objectContaining({ take: 20, page: 0, filters: expect.arrayContaining([availableOnly]) })])
  })

  it.each([
    ['/klaer', 'categories/1/articles'],
    ['/klaer/gensere', 'subcategories/11/articles'],
  ])('[R10.87] %s without filters asks its own list, and searches nothing', async (path, list) => {
    const api = fakeApi({ [list]: categoryPage })
    openShop(path, { api })
    await screen.findByRole('heading', { name: 'Vare 7' })
    expect(api.calls).toContainEqual({ method: 'get', path: list, sent: { page: 1, per_page: 20, orderBy: 'Name', order: 'asc' } })
    expect(searches(api)).toEqual([])
  })

  it('sort, direction and page of the address reach the request', async () => {
    const api = fakeApi({ 'articles/search': found([article(7)], 60) })
    openShop('/dame?sort=pris&order=desc&page=3', { api })
    await screen.findByRole('heading', { name: 'Vare 7' })
    expect(searches(api)).toEqual([expect.objectContaining({ orderBy: 'Price', order: 'desc', page: 2 })])
  })
})

describe('a list', () => {
  it('asks once when another order is selected, and has it in the address', async () => {
    const api = fakeApi({ 'articles/search': found([article(7)], 60) })
    const { router } = openShop('/dame?page=2', { api })
    await userEvent.click(await screen.findByRole('link', { name: 'Pris' }))
    await waitFor(() => expect(screen.getByRole('link', { name: 'Pris' }).getAttribute('aria-current')).toBe('true'))
    expect(router.state.location.search).toBe('?sort=pris')
    expect(searches(api)).toHaveLength(2)
  })

  it('turned while it stands by relevance, takes its first order', async () => {
    openShop('/search/ull')
    await screen.findByRole('heading', { name: 'Vare 7' })
    const turn = screen.getByRole('link', { name: /Snu rekkefølgen/ })
    expect(turn.getAttribute('href')).toBe('/search/ull?sort=bestselger&order=desc')
  })

  it('leads to its other pages with what is selected', async () => {
    openShop('/klaer?sort=pris', { api: fakeApi({ 'categories/1/articles': categoryPage }) })
    const pages = within(await screen.findByRole('navigation', { name: 'Sider' }))
    expect(pages.getByRole('link', { name: /Neste/ }).getAttribute('href')).toBe('/klaer?sort=pris&page=2')
  })

  it('leads from a gender only into categories that have something for it', async () => {
    const counted = facets({
      category: [
        { id: 1, count: 3 },
        { id: 3, count: 1 },
        { id: 2, count: 0 },
      ],
    })
    const api = fakeApi({ 'articles/facets': counted })
    openShop('/dame', { api })
    const ways = within(await screen.findByRole('navigation', { name: 'Velg kategori' }))
    expect(ways.getAllByRole('link').map((link) => link.textContent)).toEqual(['Klær', 'Friluft og camping'])
    expect(api.calls.find(({ path }) => path === 'articles/facets')?.sent).toMatchObject({
      filters: expect.arrayContaining([{ field: 'genders', op: 'in', value: [2] }]),
    })
  })

  it('leads from a gender into every category when it is not known what they have', async () => {
    openShop('/dame', { api: fakeApi({ 'articles/facets': () => Promise.reject(new Error('no line')) }) })
    const ways = within(await screen.findByRole('navigation', { name: 'Velg kategori' }))
    expect(ways.getAllByRole('link')).toHaveLength(3)
  })

  const counted = [4, 1, 11, 2].map((id, at) => ({ id, count: [9, 14, 0, 21][at] ?? 0 }))

  const linksOf = (name: string) =>
    within(screen.getByRole('navigation', { name }))
      .getAllByRole('link')
      .map((link) => link.textContent)

  it('[R10.354] leads from a category to its goods for each gender, with their counts, and then to what is below', async () => {
    const api = fakeApi({ 'articles/facets': facets({ genders: counted }), 'categories/2/articles': categoryPage })
    openShop('/vintersport?sort=pris&page=2', { api })
    const woman = await screen.findByRole('link', { name: 'Dame 21 varer' })
    expect(woman.getAttribute('href')).toBe('/vintersport?gender=dame&sort=pris')
    expect(linksOf('Velg for hvem')).toEqual(['Dame21', 'Herre14', 'Barn9'])
    expect(linksOf('Velg kategori')).toEqual(['Hjelmer & alpinbriller', 'Staver'])
    expect(api.calls.find(({ path }) => path === 'articles/facets')?.sent).toMatchObject({
      filters: expect.arrayContaining([{ field: 'category', op: 'in', value: [2] }]),
    })
  })

  it.each([
    ['filters are selected', '/vintersport?gender=dame', { genders: counted, subcategory: [21, 22].map((id) => ({ id, count: 1 })) }],
    ['one gender alone has something', '/vintersport', { genders: counted.slice(0, 1) }],
  ])('[R10.354] leads from a category to no gender where %s', async (_, path, change) => {
    openShop(path, { api: fakeApi({ 'articles/facets': facets(change), 'categories/2/articles': categoryPage }) })
    await screen.findByRole('link', { name: 'Staver' })
    expect(linksOf('Velg kategori')).toEqual(['Hjelmer & alpinbriller', 'Staver'])
    expect(screen.queryByRole('navigation', { name: 'Velg for hvem' })).toBeNull()
  })

  it('[R10.354] a category whose genders are not counted is not cached', async () => {
    const served = (answer: Answers[string]) =>
      createServerShop(appOf({ api: fakeApi({ 'articles/facets': answer, 'categories/2/articles': categoryPage }) }))(
        new Request('https://eksempel.example/vintersport'),
      )
    expect(await served(() => Promise.reject(new Error('down')))).toMatchObject({ status: 200, partial: true })
    expect(await served(facets({ genders: counted }))).toMatchObject({ status: 200, partial: false })
  })

  it('leads from a category under a gender only to what below it has something for that', async () => {
    const api = fakeApi({
      'articles/facets': facets({
        subcategory: [
          { id: 22, count: 3 },
          { id: 21, count: 0 },
        ],
      }),
    })
    openShop('/vintersport?gender=dame', { api })
    expect((await screen.findByRole('link', { name: 'Staver' })).getAttribute('href')).toBe('/vintersport/staver?gender=dame')
    expect(screen.queryByRole('link', { name: 'Hjelmer & alpinbriller' })).toBeNull()
    expect(api.calls.find(({ path }) => path === 'articles/facets')?.sent).toMatchObject({
      filters: expect.arrayContaining([
        { field: 'category', op: 'in', value: [2] },
        { field: 'genders', op: 'in', value: [2] },
      ]),
    })
  })

  it('leads from a category under a gender to the third level that has something for it, and still to its own', async () => {
    const api = fakeApi({ 'articles/facets': facets({ groups: [{ id: 212, count: 3 }] }) })
    openShop('/goggles?gender=dame', { api })
    expect(await screen.findByRole('link', { name: 'Alpinhjelm' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Alpinbriller', current: 'page' })).toBeTruthy()
  })

  it('leads from a category to all below it when it is not known what they have', async () => {
    openShop('/vintersport?gender=dame', { api: fakeApi({ 'articles/facets': () => Promise.reject(new Error('no line')) }) })
    expect(await screen.findByRole('link', { name: 'Hjelmer & alpinbriller' })).toBeTruthy()
  })

  it.each([
    ['without goods is none', [], { robots: 'noindex', canonical: undefined }],
    ['with goods is one', [article(7)], { robots: undefined, canonical: '/klaer?gender=dame' }],
  ])('of a category %s for search engines', async (_, articles, expected) => {
    const answer = await createServerShop(appOf({ api: fakeApi({ 'articles/search': found(articles) }) }))(
      new Request('https://eksempel.example/klaer?gender=dame'),
    )
    const { robots, canonical } = answer.kind === 'page' ? answer.head : {}
    expect({ robots, canonical }).toEqual(expected)
  })

  it('[R10.08] shows what an article has cost before', async () => {
    openShop('/dame', { api: fakeApi({ 'articles/search': found([article(7, { price: 300, beforePrice: 499 })]) }) })
    const card = (await screen.findByRole('heading', { name: 'Vare 7' })).closest('li')
    expect(card?.textContent).toMatch(/Førpris\s499,00/u)
  })

  it.each([
    ['1-49', 1],
    ['1-50', 0],
    ['55', 0],
  ])('shows more under page %s only where an address can hold it', async (page, count) => {
    openShop(`/dame?page=${page}`, { api: fakeApi({ 'articles/search': found([article(7)], 1200) }) })
    expect(await screen.findByRole('navigation', { name: 'Sider' })).toBeTruthy()
    expect(screen.queryAllByRole('link', { name: 'Vis flere varer' })).toHaveLength(count)
  })

  it('says so when nothing was found, with a way on', async () => {
    openShop('/dame', { api: fakeApi({ 'articles/search': found([]) }) })
    expect(await screen.findByText('Ingen varer her akkurat nå')).toBeTruthy()
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Til forsiden' }).getAttribute('href')).toBe('/')
  })

  it.each([
    ['/klaer?gender=barn', 'Klær', '/klaer', null],
    ['/klaer?gender=barn-junior,dame', 'Klær til dame', '/klaer?gender=dame', [2]],
    ['/search/ull?gender=junior', 'Treff på «ull»', undefined, null],
  ])('%s of a brand for adults is the list without what the brand does not have', async (path, title, canonical, genders) => {
    const api = fakeApi({ 'categories/1/articles': categoryPage })
    const answer = await createServerShop(appOf({ api, brand: { genders: ['dame', 'herre', 'uni'] } }))(
      new Request(`https://eksempel.example${path}`),
    )
    expect(answer).toMatchObject({ status: 200, head: { title: `${title} – Eksempel`, ...(canonical !== undefined && { canonical }) } })
    const asked = api.calls.flatMap(({ sent }) => (sent as { filters?: readonly { field: string; value: unknown }[] })?.filters ?? [])
    // For the goods, and for what lies below.
    expect(asked.filter(({ field }) => field === 'genders').map(({ value }) => value)).toEqual(genders ? [genders, genders] : [])
  })

  it('a gender selected on the way stays with the levels below', async () => {
    openShop('/klaer?gender=voksen')
    expect((await screen.findByRole('link', { name: 'Gensere' })).getAttribute('href')).toBe('/klaer/gensere?gender=voksen')
  })
})
