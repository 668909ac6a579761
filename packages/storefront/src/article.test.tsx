import { ApiError } from '@vidda/client'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { createServerShop } from './entry-server.tsx'
import { appOf, article, articleDetail, fakeApi, found, openShop, type Answers } from './shop.fixtures.tsx'

const green = { id: 5, name: 'Granskog', hex: '#1f4d3a', colorCode: 'GRA', imagePath: '/api/v1/images/x' }
const blue = { id: 6, name: 'Fjord', hex: '#123a6b', colorCode: 'FJO', imagePath: '/api/v1/images/y' }
const [medium, large] = [
  { id: 2, name: 'M' },
  { id: 3, name: 'L' },
]
const inByen = [{ id: 4, qty: 3 }]
const inBygda = [{ id: 6, qty: 1 }]

/** Green in M (Byen) and L (nowhere), blue in L (Bygda). */
const variants = [
  { id: 71, ean: '71', shops: inByen, size: medium, color: green },
  { id: 72, ean: '72', shops: [], size: large, color: green },
  { id: 73, ean: '73', shops: inBygda, size: large, color: blue },
]

const openArticle = async (change: Parameters<typeof articleDetail>[1] = {}, answers: Answers = {}) => {
  const detail = articleDetail(7, change)
  const api = fakeApi({ 'articles/slug/vare-7': detail, 'articles/7': detail, ...answers })
  const view = openShop('/product/vare-7', { api })
  await screen.findByRole('heading', { level: 1, name: 'Vare 7' })
  return { ...view, api }
}

const choose = async (name: string | RegExp) => userEvent.click(await screen.findByRole('radio', { name }))
const buy = () => screen.queryByRole('button', { name: 'Legg i handlekurven' })
const reserve = () => screen.queryByRole('button', { name: 'Reserver i butikk' })
const stock = async () => within(await screen.findByRole('list', { name: 'Lager i butikkene' }))

it('says of each picture what it shows, where that was told, else whose it is and which', async () => {
  const paths = ['/api/v1/images/a', '/api/v1/images/b', '/api/v1/images/c']
  await openArticle({ variants, images: [{ colorId: 5, paths, alts: ['', 'Hetten bakfra', ''] }] })
  expect(screen.getByRole('img', { name: 'Vare 7, Granskog' })).toBeTruthy()
  expect(screen.getAllByRole('img', { name: 'Hetten bakfra' }).length).toBeGreaterThan(0)
  expect(screen.getAllByRole('img', { name: 'Vare 7, Granskog, bilde 3' }).length).toBeGreaterThan(0)
})

describe('sizes and colours', () => {
  it('[R1.14] one of each selects that variant, whose shops are shown', async () => {
    await openArticle({ variants })
    await choose('Fjord')
    await choose('L')
    expect((await stock()).getByText('Bygda')).toBeTruthy()
    expect((await stock()).queryByText('Byen')).toBeNull()
    await choose('Granskog')
    await choose('M')
    expect((await stock()).getByText('Byen')).toBeTruthy()
  })

  it('[R1.14] a variant that no shop has is marked so, and cannot be selected', async () => {
    await openArticle({ variants })
    const size = screen.getByRole('radio', { name: /^L/ })
    expect(size.getAttribute('aria-disabled')).toBe('true')
    expect(size.closest('label')?.textContent).toContain('ikke på lager')
    expect(screen.getByRole('radio', { name: 'M' }).getAttribute('aria-disabled')).toBeNull()
    await choose('Fjord')
    expect(screen.getByRole('radio', { name: /^M/ }).getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByRole('radio', { name: 'L' }).getAttribute('aria-disabled')).toBeNull()
  })

  it('a colour that no shop has in any size says so', async () => {
    await openArticle({ variants: variants.map((made) => (made.color === blue ? { ...made, shops: [] } : made)) })
    expect(screen.getByRole('radio', { name: /Fjord \(ikke på lager\)/ })).toBeTruthy()
  })
})

describe('shops', () => {
  it('[R1.15] lists those that have the selected variant, and reserves in the one that is pressed', async () => {
    const { router } = await openArticle({ variants: articleDetail(7).variants })
    await choose('M')
    expect((await stock()).getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Reserver her: Byen',
      'Reserver her: Bygda',
    ])
    await userEvent.click((await stock()).getByRole('button', { name: 'Reserver her: Bygda' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/checkout/reserver'))
    expect(await screen.findByRole('group', { name: 'Hent i Bygda' })).toBeTruthy()
  })

  it('leaves who has gone elsewhere before the stock was known again where he is', async () => {
    let answer: () => void = () => undefined
    const slow = () => new Promise((resolve) => (answer = () => resolve(articleDetail(7))))
    const { router } = await openArticle({ variants: articleDetail(7).variants }, { 'articles/7': slow })
    await choose('M')
    await userEvent.click((await stock()).getByRole('button', { name: 'Reserver her: Bygda' }))
    await act(() => router.navigate('/dame'))
    await screen.findByRole('heading', { level: 1, name: 'Dame' })
    await act(async () => answer())
    expect(router.state.location.pathname).toBe('/dame')
  })

  it('[R1.15] says when each is open', async () => {
    await openArticle()
    await choose('M')
    expect(await (await stock()).findAllByText('Mandag–fredag 10–20')).toHaveLength(2)
  })

  it('[R1.15] says so where no shop has any of it', async () => {
    await openArticle({ variants: variants.slice(1, 2) })
    expect(await screen.findByText('Utsolgt')).toBeTruthy()
  })

  it('are sorted by distance from a postal code, which the next page load has still', async () => {
    const shops = [
      { ...(await openShops())[0], CoordLat: 60, CoordLong: 10 },
      { ...(await openShops())[1], CoordLat: 61, CoordLong: 10 },
    ]
    const place = { code: '2615', place: 'LILLEHAMMER', CoordLat: 61, CoordLong: 10 }
    const { unmount } = await openArticle({}, { shops, 'postalcodes/2615': place })
    await choose('M')
    await userEvent.click(await screen.findByRole('button', { name: 'Vis avstanden til butikkene' }))
    await userEvent.type(await screen.findByRole('textbox', { name: 'Postnummer' }), '2615{Enter}')
    await screen.findByRole('button', { name: 'Avstand fra 2615 LILLEHAMMER' })
    expect((await stock()).getAllByRole('listitem').map((item) => item.querySelector('[data-part=shop]')?.textContent)).toEqual([
      'Bygda',
      'Byen',
    ])
    expect(screen.getByText('omtrent 111 km unna')).toBeTruthy()
    unmount()
    await openArticle({}, { shops })
    await choose('M')
    expect(await screen.findByRole('button', { name: 'Avstand fra 2615 LILLEHAMMER' })).toBeTruthy()
  })

  it('[R4.39] [R8.24] a place that nobody knows is logged, and no alert shows', async () => {
    const log = vi.fn()
    openShop('/product/vare-7', { log })
    await choose('M')
    await userEvent.click(await screen.findByRole('button', { name: 'Vis avstanden til butikkene' }))
    await userEvent.type(await screen.findByRole('textbox', { name: 'Postnummer' }), '0000{Enter}')
    await waitFor(() => expect(log).toHaveBeenCalledWith(expect.objectContaining({ name: 'PositionError', code: 59 })))
    expect(screen.queryByText('Noe gikk galt')).toBeNull()
    expect(screen.getByText('Vi kjenner ikke dette postnummeret')).toBeTruthy()
  })
})

const openShops = async () => (await fakeApi().read('shops')) as readonly Record<string, unknown>[]

describe('ways to get it', () => {
  it.each([
    ['[R1.17] canPurchase without onlyCC is bought and reserved', { purchasableOnWeb: 1, onlyCC: false }, [true, true]],
    ['[R1.17] without canPurchase it is not bought online', { purchasableOnWeb: 0, onlyCC: false }, [false, true]],
    ['[R1.16] onlyCC is reserved and never bought online', { purchasableOnWeb: 1, onlyCC: true }, [false, true]],
  ])('%s', async (_, change, [isBought, isReserved]) => {
    await openArticle(change)
    expect([buy() !== null, reserve() !== null]).toEqual([isBought, isReserved])
    expect(screen.queryByText('Denne varen kan bare reserveres og hentes i butikk.') === null).toBe(isBought)
  })

  it('[R1.16] the one that is only reserved goes into the cart on its way to the shop', async () => {
    const { router } = await openArticle({ onlyCC: true })
    await choose('M')
    await userEvent.click(reserve() as Element)
    await waitFor(() => expect(router.state.location.pathname).toBe('/checkout/reserver'))
    expect(within(screen.getByTitle('Gå til kassen')).getByText('1')).toBeTruthy()
  })

  it('[R10.246] a size is asked for first, where the focus goes, and nothing goes into the cart', async () => {
    const { router } = await openArticle()
    await userEvent.click(reserve() as Element)
    expect(screen.getByRole('alert').textContent).toBe('Velg en størrelse først')
    expect(document.activeElement).toBe(within(screen.getByRole('group', { name: 'Størrelse' })).getAllByRole('radio')[0])
    expect(router.state.location.pathname).toBe('/product/vare-7')
  })

  it('an article that no shop has can be had in no way', async () => {
    await openArticle({ variants: variants.slice(1, 2) })
    expect(screen.getByText('Utsolgt')).toBeTruthy()
    expect([buy(), reserve()]).toEqual([null, null])
  })
})

describe('the heart', () => {
  it('[R1.18] adds the article to the favourites of a guest, and a second press removes it', async () => {
    const { unmount } = await openArticle()
    await userEvent.click(screen.getByRole('button', { name: 'Legg til i favoritter' }))
    expect(await screen.findByRole('button', { name: 'Fjern fra favoritter' })).toBeTruthy()
    unmount()
    await openArticle()
    await userEvent.click(await screen.findByRole('button', { name: 'Fjern fra favoritter' }))
    expect(await screen.findByRole('button', { name: 'Legg til i favoritter' })).toBeTruthy()
    expect(localStorage.getItem('vd-favourites')).toBe('[]')
  })

  it('[R4.29] follows another tab without a reload', async () => {
    await openArticle()
    const before = window.location.href
    localStorage.setItem('vd-favourites', '[7]')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'vd-favourites' })))
    expect(await screen.findByRole('button', { name: 'Fjern fra favoritter' })).toBeTruthy()
    expect(window.location.href).toBe(before)
  })
})

describe('other goods', () => {
  /** Lists of a group and of a product line hold 7 itself, and one article in both. */
  const lists = {
    'articles/search': ({ filters }: { filters: readonly { field: string; value: unknown }[] }) =>
      filters.some(({ field }) => field === 'brands') ? found([article(7), article(8), article(9)]) : found([article(7), article(8)]),
  }
  const names = (label: string) =>
    within(screen.getByRole('list', { name: label }))
      .getAllByRole('link')
      .map((link) => link.textContent)

  const rule = (field: string, value: readonly number[]) => ({ field, op: 'in', value })

  it('are of the same group and of the same product line, each once', async () => {
    const { api } = await openArticle({}, lists)
    await screen.findByRole('list', { name: 'Mer fra Rim' })
    expect([names('Lignende varer'), names('Mer fra Rim')]).toEqual([['Vare 8'], ['Vare 9']])
    const asked = api.calls.flatMap(({ path, sent }) => (path === 'articles/search' ? [(sent as { filters: unknown[] }).filters] : []))
    expect(asked.slice(0, 2)).toEqual([expect.arrayContaining([rule('groups', [111])]), expect.arrayContaining([rule('brands', [3])])])
  })

  it('are there again on the way back, without being asked for', async () => {
    const { api, router } = await openArticle({}, lists)
    await screen.findByRole('list', { name: 'Mer fra Rim' })
    await act(() => router.navigate('/logg-inn'))
    const asked = () => api.calls.filter(({ path }) => path === 'articles/search').length
    const before = asked()
    await act(() => router.navigate(-1))
    expect(await screen.findByRole('list', { name: 'Lignende varer' })).toBeTruthy()
    expect([names('Lignende varer'), asked()]).toEqual([['Vare 8'], before])
  })

  it('are filled up from the subcategory, and then from the category, where the group has few', async () => {
    const ranges: Readonly<Record<string, readonly number[]>> = {
      groups: [7, 8],
      subcategory: [8, 10, 11],
      category: [10, 12, 13, 14, 15, 16, 17],
    }
    const { api } = await openArticle(
      {},
      {
        'articles/search': ({ filters }: { filters: readonly { field: string }[] }) => {
          const field = filters.map(({ field: name }) => name).find((name) => name in ranges) ?? ''
          return found((ranges[field] ?? []).map((id) => article(id)))
        },
      },
    )
    await screen.findByRole('list', { name: 'Lignende varer' })
    expect(names('Lignende varer')).toEqual([8, 10, 11, 12, 13, 14, 15, 16].map((id) => `Vare ${id}`))
    const asked = api.calls.flatMap(({ path, sent: body }) =>
      path === 'articles/search' ? [(body as { filters: unknown[] }).filters] : [],
    )
    expect(asked).toContainEqual(expect.arrayContaining([expect.objectContaining({ field: 'subcategory' }), rule('genders', [2])]))
    expect(asked).toContainEqual(expect.arrayContaining([expect.objectContaining({ field: 'category' }), rule('genders', [2])]))
  })

  it('come with the page from the server', async () => {
    const page = await createServerShop(appOf({ api: fakeApi(lists) }))(new Request('https://eksempel.example/product/vare-7'))
    expect(page).toMatchObject({
      status: 200,
      partial: false,
      hydration: { loaderData: { 'article:/product/:articleName': { related: { group: [{ id: 8 }], line: [{ id: 9 }] } } } },
    })
  })

  it('[R8.24] that could not be fetched are logged, and no alert shows', async () => {
    const log = vi.fn()
    const api = fakeApi({
      'articles/search': () => {
        throw new ApiError(500, null)
      },
    })
    openShop('/product/vare-7', { api, log })
    await screen.findByRole('heading', { level: 1, name: 'Vare 7' })
    await waitFor(() => expect(log).toHaveBeenCalledWith(expect.objectContaining({ status: 500 })))
    expect(screen.queryByText('Noe gikk galt')).toBeNull()
    const page = await createServerShop(appOf({ api, log }))(new Request('https://eksempel.example/product/vare-7'))
    // A browser asks for them again, and a host keeps the page that has them.
    expect(page).toMatchObject({
      status: 200,
      partial: true,
      hydration: { loaderData: { 'article:/product/:articleName': { related: null } } },
    })
  })

  it('seen before are shown again, without the open one', async () => {
    const bundle = { 'articles/bundle?articles=8': [article(8)], 'articles/slug/vare-8': articleDetail(8) }
    const { router } = await openArticle({}, bundle)
    await act(() => router.navigate('/product/vare-8'))
    await screen.findByRole('heading', { level: 1, name: 'Vare 8' })
    await act(() => router.navigate('/product/vare-7'))
    expect(
      within(await screen.findByRole('list', { name: 'Sist sett' }))
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Vare 8'])
  })
})
