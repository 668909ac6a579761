import { ApiError } from '@vidda/client'
import { act, screen } from '@testing-library/react'
import { redirects } from '@vidda/domain/route'
import { describe, expect, it } from 'vitest'
import { createServerShop } from './entry-server.tsx'
import { appOf, article, articleDetail, fakeApi, found, noHome, openShop } from './shop.fixtures.tsx'

const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const page = async (name: string) => ({ title: `Side ${name}`, description: '', html: `<p>${name}</p>` })
const banner = { text: '', linkText: '', to: '/dame', image: '/api/v1/images/b', alt: '' }
const request = (path: string) => new Request(`https://eksempel.example${path}`)

describe('redirects', () => {
  it.each(Object.entries(redirects))('[R2.09] a link to %s ends where the server sends it: %s', async (from, to) => {
    const api = fakeApi({ settings: { ...noHome, top: { ...banner, title: 'Forsiden' } } })
    const answer = await createServerShop(appOf({ api, page }))(request(from))
    const { router } = openShop('/checkout', { api, page })
    await act(() => router.navigate(from))
    const { pathname, hash } = router.state.location
    expect(pathname + hash).toBe(to)
    expect(answer).toEqual({ kind: 'redirect', status: 301, location: to })
  })

  it('[R2.09] a link to an article by its old address ends on its own', async () => {
    const { router } = openShop('/checkout')
    await act(() => router.navigate('/article/7'))
    expect(router.state.location.pathname).toBe('/product/vare-7')
  })

  it('the old name of a category keeps what stands behind it', async () => {
    const ask = createServerShop(appOf())
    expect(await ask(request('/tekstil/gensere?gender=dame'))).toMatchObject({ status: 301, location: '/klaer/gensere?gender=dame' })
  })

  it.each(['/article/%E2%82%AC', '/tekstil/%E2%82%AC', '/tekstil//evil.example'])(
    'a strange path such as %s leads to an address of this shop',
    async (path) => {
      const answer = await createServerShop(appOf())(request(path))
      expect(answer).toMatchObject({ kind: 'redirect', status: 301 })
      expect(answer.kind === 'redirect' && answer.location).toMatch(/^\/(?!\/)[\u0021-\u007e]*$/)
    },
  )
})

/** As the commerce API answers what no id and no name is like. */
const refuse = () => {
  throw new ApiError(422, { message: 'Validation failed', code: 'VALIDATION', requestId: '1' })
}

describe('articles', () => {
  it('[R2.12] digits lead on to the article, and back does not return to them', async () => {
    const { router } = openShop('/dame')
    await title('Dame')
    await act(() => router.navigate('/product/7'))
    await title('Vare 7')
    expect(router.state.location.pathname).toBe('/product/vare-7')
    await act(() => router.navigate(-1))
    expect(router.state.location.pathname).toBe('/dame')
  })

  it('[R2.13] a slug opens the article of that slug', async () => {
    openShop('/product/vare-9', { api: fakeApi({ 'articles/slug/vare-9': articleDetail(9) }) })
    expect(await title('Vare 9')).toBeTruthy()
  })

  it.each(['/product', '/product/999999999'])('%s leads home, without a stop on the way', async (path) => {
    const { router } = openShop('/checkout')
    await act(() => router.navigate(path))
    expect(router.state.location.pathname).toBe('/')
  })

  it('[R2.14] an id that no article can have leads home', async () => {
    const api = fakeApi({ 'articles/2147483648': refuse })
    expect(await createServerShop(appOf({ api }))(request('/product/2147483648'))).toMatchObject({ status: 302, location: '/' })
  })

  it.each([
    ['too long for the search', `/product/${'a'.repeat(250)}`, { 'articles/search': refuse }],
    ['no text', '/product/a%00b', { 'articles/slug/a%00b': refuse }],
    ['no text, of a post', '/blogg/a%00b', { 'blog/posts': [], 'blog/a%00b': refuse }],
  ])('[R10.64] a slug that is %s is a missing page', async (_, path, answers) => {
    expect(await createServerShop(appOf({ api: fakeApi(answers) }))(request(path))).toMatchObject({ kind: 'page', status: 404 })
  })

  it.each(['/product/7', '/product/vare-7'])('a hidden article leads home from %s', async (path) => {
    const hidden = articleDetail(7, { hiddenFromWeb: true })
    const { router } = openShop('/checkout', { api: fakeApi({ 'articles/7': hidden, 'articles/slug/vare-7': hidden }) })
    await act(() => router.navigate(path))
    expect(router.state.location.pathname).toBe('/')
  })

  it('an unknown slug is a missing page', async () => {
    expect(await createServerShop(appOf())(request('/product/finnes-ikke'))).toMatchObject({ kind: 'page', status: 404 })
  })
})

describe('genders', () => {
  it.each([
    ['[R2.17] herre', '/herre', 'Herre', [1]],
    ['[R2.17] dame', '/dame', 'Dame', [2]],
    ['[R2.17] junior', '/junior', 'Junior', [11]],
    ['[R2.17] barn', '/barn', 'Barn', [4]],
    ['[R2.17] uni', '/uni', 'Uni', [10]],
    ['[R2.18] voksen, which is uni,', '/voksen', 'Uni', [10]],
    ['[R2.19] barn-junior', '/barn-junior', 'Barn og junior', [4, 11]],
  ])('%s opens the gender screen for its ids', async (_, path, name, value) => {
    const api = fakeApi()
    const { router } = openShop(path, { api })
    await title(name)
    expect(router.state.location.pathname).toBe(path)
    const searches = api.calls.filter((call) => call.path === 'articles/search')
    expect(searches).toEqual([
      expect.objectContaining({
        sent: expect.objectContaining({ filters: expect.arrayContaining([{ field: 'genders', op: 'in', value }]) }),
      }),
    ])
  })

  it('a gender that the brand does not have is a missing page', async () => {
    const ask = createServerShop(appOf({ brand: { genders: ['dame'] } }))
    expect(await ask(request('/herre'))).toMatchObject({ status: 404 })
    expect(await ask(request('/dame'))).toMatchObject({ status: 200 })
  })
})

describe('categories', () => {
  it.each([
    ['[R2.20] /klaer', 'Klær', { method: 'get', path: 'categories/1/articles' }],
    ['[R2.20] /klaer/gensere', 'Gensere', { method: 'get', path: 'subcategories/11/articles' }],
    ['[R2.20] /klaer/gensere/ullgensere', 'Ullgensere', { method: 'post', path: 'articles/search' }],
    ['[R2.21] /goggles', 'Alpinbriller', { method: 'post', path: 'articles/search' }],
    ['[R2.21] /hjelmer', 'Alpinhjelm', { method: 'post', path: 'articles/search' }],
    ['[R2.21] /staver', 'Alpinstaver', { method: 'post', path: 'articles/search' }],
  ])('%s opens %s at its own address', async (labelled, name, call) => {
    const path = labelled.slice(labelled.indexOf('/'))
    const list = { data: [article(7)], meta: { current_page: 1, last_page: 1, per_page: 20, total: 1 } }
    const api = fakeApi({ 'categories/1/articles': list, 'subcategories/11/articles': list })
    const { router } = openShop(path, { api })
    await title(name)
    expect(router.state.location.pathname).toBe(path)
    expect(api.calls).toContainEqual(expect.objectContaining(call))
    expect(await screen.findByRole('link', { name: /Vare 7/ })).toBeTruthy()
  })

  it.each([
    [
      '/goggles',
      [
        { field: 'category', op: 'in', value: [2] },
        { field: 'groups', op: 'in', value: [211] },
      ],
    ],
    [
      '/hjelmer',
      [
        { field: 'category', op: 'in', value: [2] },
        { field: 'groups', op: 'in', value: [212] },
      ],
    ],
    [
      '/staver',
      [
        { field: 'category', op: 'in', value: [2] },
        { field: 'groups', op: 'in', value: [221] },
      ],
    ],
  ])('[R2.21] %s asks for the articles of its group in Vintersport', async (path, filters) => {
    const api = fakeApi()
    await createServerShop(appOf({ api }))(request(path))
    const search = api.calls.find((call) => call.path === 'articles/search')
    expect(search?.sent).toMatchObject({ filters: expect.arrayContaining(filters) })
  })

  it.each(['/finnes-ikke', '/klaer/finnes-ikke', '/klaer/gensere/finnes-ikke', '/a/b/c/d', '/constructor', '/%E0%A4%A'])(
    '%s names no category and is a missing page with its head',
    async (path) => {
      expect(await createServerShop(appOf())(request(path))).toMatchObject({ status: 404, head: { robots: 'noindex' } })
    },
  )
})

describe('other screens', () => {
  it('[R2.15] the search screen has the URL-decoded query, with commas as spaces', async () => {
    const api = fakeApi()
    openShop('/search/ull%20p%C3%A5,%20tur', { api })
    await title(/ull på tur/)
    expect(api.calls).toContainEqual(expect.objectContaining({ sent: expect.objectContaining({ query: 'ull på tur' }) }))
  })

  it.each([
    ['?q=ull%20%26%20dun', '/search/ull%20&%20dun'],
    ['?q=%20', '/'],
    ['?q=,', '/'],
    ['', '/'],
  ])('a search form without scripts, /search%s, is led to %s', async (query, location) => {
    expect(await createServerShop(appOf())(request(`/search${query}`))).toEqual({ kind: 'redirect', status: 302, location })
  })

  it.each(['..', '.', '..%20', '%252e%252e'])(
    'a search form without scripts that asks for %s is led to an address that browsers leave as it is',
    async (typed) => {
      const answer = await createServerShop(appOf())(request(`/search?q=${typed}`))
      const { location } = answer as Extract<typeof answer, { kind: 'redirect' }>
      const { pathname } = new URL(location, request('/search').url)
      expect(answer).toEqual({ kind: 'redirect', status: 302, location: pathname })
      const api = fakeApi()
      const query = decodeURIComponent(typed).trim()
      expect(await createServerShop(appOf({ api }))(request(pathname))).toMatchObject({ kind: 'page' })
      expect(api.calls).toContainEqual(expect.objectContaining({ sent: expect.objectContaining({ query }) }))
    },
  )

  it.each(['/search/%2C', '/search/%20'])('a search for nothing is none: %s leads home', async (path) => {
    expect(await createServerShop(appOf())(request(path))).toEqual({ kind: 'redirect', status: 302, location: '/' })
  })

  it('[R2.01] [R2.02] home shows the settings of the name in its path, or the chain’s own', async () => {
    const api = fakeApi({
      settings: { ...noHome, top: { ...banner, title: 'Høst' } },
      'settings?name=vinter': { ...noHome, top: { ...banner, title: 'Vinter' } },
    })
    const { router } = openShop('/', { api })
    await title('Høst')
    await act(() => router.navigate('/preview/vinter'))
    expect(await title('Vinter')).toBeTruthy()
    expect(document.head.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
  })

  it('a preview that the chain does not have is a missing page, not a failure', async () => {
    expect(await createServerShop(appOf())(request('/preview/finnes-ikke'))).toMatchObject({
      kind: 'page',
      status: 404,
      failure: undefined,
    })
  })

  it('content pages show the text of the brand, and are missing where it has none', async () => {
    openShop('/om-oss', { page })
    expect(await title('Side om-oss')).toBeTruthy()
    expect(await createServerShop(appOf())(request('/om-oss'))).toMatchObject({ status: 404 })
  })

  it.each([
    ['a%00b', 'a b'],
    [`${'a'.repeat(199)}%F0%9F%98%80`, 'a'.repeat(199)],
  ])('asks a search for text alone: %s', async (typed, asked) => {
    const api = fakeApi({ 'articles/search': found([article(7)]) })
    expect(await createServerShop(appOf({ api }))(request(`/search/${typed}`))).toMatchObject({ kind: 'page', status: 200 })
    expect(api.calls.find(({ path }) => path === 'articles/search')?.sent).toMatchObject({ query: asked })
  })

  it('asks a search for no more than its limits, whatever the address says', async () => {
    const api = fakeApi({ 'articles/search': found([]) })
    await createServerShop(appOf({ api }))(request(`/search/${'a'.repeat(3000)}?page=99999999999&sort=constructor`))
    const {
      query,
      page: number,
      orderBy,
    } = (api.calls.find(({ path }) => path === 'articles/search')?.sent ?? {}) as Record<string, unknown>
    expect(String(query).length).toBeLessThanOrEqual(200)
    expect(number).toBe(0)
    expect(orderBy).toBeUndefined()
  })
})
