import type { HomeSection } from '@vidda/domain/home'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createServerShop } from './entry-server.tsx'
import { loadComposedHome } from './home/load-composed-home.ts'
import { appOf, article, fakeApi, found, noHome, openShop, shop, type Answers, type ShopOptions } from './shop.fixtures.tsx'

const banner = (title: string, to = `/search/${title}`) => ({
  title,
  text: '',
  linkText: '',
  to,
  image: `/api/v1/images/${title}`,
  alt: '',
})

const settings = {
  ...noHome,
  top: banner('Topp'),
  sub: [banner('Under 1'), null, banner('Under 3')],
  middle: banner('Midt'),
  popular: [banner('Kjent 1'), null],
  bottom: null,
  grid: [3, null, 1, 99],
}
const campaign = (id: number, change: object = {}) => ({
  id,
  name: `Kampanje ${id}`,
  shortDescription: '',
  description: '',
  start: '2026-11-10T23:00:00Z',
  end: `2026-11-2${id}T23:00:00Z`,
  count: 2,
  image: null,
  imageMobile: null,
  showLabel: false,
  showImage: true,
  labelText: null,
  url: null,
  ...change,
})

const answers: Answers = {
  settings,
  'articles/bundle?articles=3,1,99': [article(1), article(3)],
  'campaigns/': [campaign(4), campaign(6)],
  'polls/active': { id: 5, name: 'Telt?', description: '', banner_desktop: null, banner_mobile: null, questions: [] },
}

const optionsOf = (sections: readonly HomeSection[], more: Answers = {}, brand: ShopOptions['brand'] = {}) => ({
  api: fakeApi({ ...answers, ...more }),
  brand: { composesHome: true, ...brand },
  home: async () => sections,
})

async function openHome(...given: Parameters<typeof optionsOf>) {
  const options = optionsOf(...given)
  cleanup()
  openShop('/', options)
  const main = within(await screen.findByRole('main'))
  await main.findAllByRole('heading', { level: 1 })
  return { ...options, main, headings: () => main.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`) }
}

const ask = (path: string, ...given: Parameters<typeof optionsOf>) =>
  createServerShop(appOf(optionsOf(...given)))(new Request(`https://eksempel.example${path}`))

describe('a home page that its brand composes', () => {
  it('[R10.202] [R10.254] shows its sections in their order, with headings of one level after the other', async () => {
    const { headings, main } = await openHome([
      { type: 'hero' },
      { type: 'banner', of: 'middle' },
      { type: 'cards', of: 'grid', title: 'Ukens utvalg' },
      { type: 'banners', of: 'popular' },
      { type: 'banners', of: 'sub' },
      { type: 'links', title: 'Hvor høy?', links: [{ text: '90 cm', about: '2 år', to: '/barn?size=barn-90-cm' }] },
      { type: 'text', html: '<h2 id="oss">Om oss</h2><p>Hei</p>' },
    ])
    expect(main.getByRole('link', { name: '90 cm 2 år' }).getAttribute('href')).toBe('/barn?size=barn-90-cm')
    expect(headings()).toEqual([
      'H1 Topp',
      'H2 Midt',
      'H2 Ukens utvalg',
      'H3 Vare 3',
      'H3 Vare 1',
      'H2 Populært nå',
      'H3 Kjent 1',
      'H2 Under 1',
      'H2 Under 3',
      'H2 Hvor høy?',
      'H2 Om oss',
    ])
  })

  it('[R10.316] has the layout that its brand gives the hero, and none without one', async () => {
    const { main } = await openHome([{ type: 'hero', layout: 'split' }, { type: 'ways' }])
    const page = () => main.getByRole('heading', { level: 1 }).closest('article')?.parentElement
    expect(page()?.dataset['layout']).toBe('split')
    const plain = await openHome([{ type: 'hero' }, { type: 'ways' }])
    expect(plain.main.getByRole('heading', { level: 1 }).closest('article')?.parentElement?.dataset['layout']).toBeUndefined()
  })

  it('[R10.214] shows a phone the taller cut of a banner', async () => {
    await openHome([{ type: 'hero' }], { settings: { ...settings, top: { ...settings.top, imageMobile: '/api/v1/images/Hoy' } } })
    expect(document.querySelector('source')?.srcset).toContain('/api/v1/images/Hoy/320.avif 320w')
  })

  it('[R10.202] leaves out what its data have nothing for, heading and all', async () => {
    const { headings } = await openHome(
      [
        { type: 'hero' },
        { type: 'banner', of: 'bottom' },
        { type: 'cards', of: 'campaign' },
        { type: 'selection', title: 'Kampanjen', from: { campaign: 3 } },
        { type: 'selection', title: 'Borte', from: { category: '/borte' } },
        { type: 'selection', title: 'Ingen', from: { search: 'ingen' } },
        { type: 'categories', only: ['/borte'] },
        { type: 'shops' },
      ],
      { 'campaigns/': [], 'articles/search': found([]), shops: [] },
    )
    expect(headings()).toEqual(['H1 Topp'])
  })

  it('[R10.202] has the usual heading where there is no hero', async () => {
    const { headings } = await openHome([{ type: 'banner', of: 'middle' }])
    expect(headings()).toEqual(['H1 Klær og utstyr til ute', 'H2 Midt'])
    expect((await openHome([{ type: 'hero' }], { settings: noHome })).main.getByRole('heading', { level: 1 }).textContent).toBe(
      'Klær og utstyr til ute',
    )
  })

  it('[R10.202] [R10.352] leads from the chain’s hero to the brand’s genders, and from its own where it says', async () => {
    const { main } = await openHome([{ type: 'hero' }])
    expect(main.getByRole('link', { name: 'Topp' }).getAttribute('href')).toBe('/dame')
    expect(main.getAllByRole('link').map((link) => link.textContent)).toEqual(['Topp', 'Herre', 'Junior'])
    const own = await openHome([{ type: 'hero', banner: banner('Eget', '/sko') }])
    expect(own.main.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/sko'])
    expect(own.api.calls.map(({ path }) => path)).not.toContain('settings')
  })

  it('[R10.202] shows its own banner with its picture, fetched when it comes near', async () => {
    const { main } = await openHome([{ type: 'hero' }, { type: 'banner', banner: { ...banner('Eget', '/sko'), alt: 'To på tur' } }])
    const picture = main.getByAltText('To på tur')
    expect([picture.getAttribute('loading'), picture.getAttribute('src')]).toEqual(['lazy', '/api/v1/images/Eget/640.jpg'])
    expect(main.getByRole('link', { name: 'Eget' }).getAttribute('href')).toBe('/sko')
  })

  it('[R10.202] leads to genders, categories and what the chain tells', async () => {
    const { main } = await openHome([{ type: 'ways' }])
    const links = within(main.getByRole('navigation', { name: 'Nytt og nyttig' })).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/kampanjer', '/bestselgere', '/butikker', '/blogg', '/avstemning/5'])
  })
})

describe('goods of a section', () => {
  const more = {
    'articles/search': found(
      [7, 8, 9, 10, 11, 12, 13].map((id) => article(id)),
      40,
    ),
  }
  const searched = (calls: readonly { readonly path: string; readonly sent?: unknown }[]) =>
    calls.filter(({ path }) => path === 'articles/search').map(({ sent }) => sent)

  it.each<[row: string, section: HomeSection, sent: object, title: string, link: string, to: string]>([
    [
      'best sellers',
      { type: 'cards', of: 'bestsellers', count: 5 },
      { orderBy: 'Bestseller', take: 7 },
      'Bestselgere',
      'Se alle bestselgere',
      '/bestselgere',
    ],
    [
      'the main campaign',
      { type: 'cards', of: 'campaign', count: 5 },
      { orderBy: 'Bestseller', filters: expect.arrayContaining([{ field: 'campaigns', op: 'in', value: [6] }]) },
      'Kampanje 6',
      'Se alt i Kampanje 6',
      '/kampanje/6',
    ],
    [
      'a campaign',
      { type: 'selection', title: 'Tilbud', count: 5, from: { campaign: 4 } },
      { filters: expect.arrayContaining([{ field: 'campaigns', op: 'in', value: [4] }]) },
      'Tilbud',
      'Se alt i Kampanje 4',
      '/kampanje/4',
    ],
    [
      'a search',
      { type: 'selection', title: 'Til regnet', count: 5, from: { search: 'regn' } },
      { query: 'regn', take: 7 },
      'Til regnet',
      'Se alle treff på regn',
      '/search/regn',
    ],
  ])('[R10.203] [R10.359] are those of %s, with the way to all of them', async (_row, section, sent, title, link, to) => {
    const { api, headings, main } = await openHome([section], more)
    expect(searched(api.calls)).toEqual([expect.objectContaining(sent)])
    expect(headings()).toEqual(['H1 Klær og utstyr til ute', `H2 ${title}`, ...[7, 8, 9, 10, 11].map((id) => `H3 Vare ${id}`)])
    const way = main.getByRole('link', { name: link })
    const pictured = [...way.querySelectorAll('img')].map(({ src }) => /images.(\d+)/u.exec(src)?.[1])
    expect([way.getAttribute('href'), ...pictured]).toEqual([to, '12', '13'])
  })

  it('[R10.203] are those of a category at any level, by what sells most', async () => {
    const pages = { 'subcategories/11/articles': { data: [article(7), article(8)], meta: { current_page: 1, last_page: 9, total: 18 } } }
    const { api, main } = await openHome([{ type: 'selection', title: 'Til dag', from: { category: '/klaer/gensere' }, count: 5 }], pages)
    expect(api.calls.find(({ path }) => path === 'subcategories/11/articles')?.sent).toMatchObject({ per_page: 7, orderBy: 'Bestseller' })
    const way = main.getByRole('link', { name: 'Se alt i Gensere' })
    expect([way.getAttribute('href'), way.querySelector('[data-part="picture"]')]).toEqual(['/klaer/gensere', null])
  })

  it('[R10.203] are single articles in their order, without those that are gone, asked for together with the chain’s positions', async () => {
    const { api, headings } = await openHome(
      [
        { type: 'cards', of: 'grid' },
        { type: 'selection', title: 'Våre', from: { articles: [8, 1, 77] } },
      ],
      { 'articles/bundle?articles=3,1,99,8,77': [article(8), article(1), article(3)] },
    )
    expect(headings().slice(1)).toEqual(['H2 Plukket ut til deg', 'H3 Vare 3', 'H3 Vare 1', 'H2 Våre', 'H3 Vare 8', 'H3 Vare 1'])
    expect(api.calls.filter(({ path }) => path.startsWith('articles/bundle'))).toHaveLength(1)
  })

  it('[R10.203] lead to no search in a shop without one, and nowhere where all are shown', async () => {
    const section: HomeSection = { type: 'selection', title: 'Regn', from: { search: 'regn' } }
    const silent = await openHome([section], more, { header: { singleLine: true } })
    expect(silent.main.queryByRole('link', { name: /Se alle/ })).toBeNull()
    const all = await openHome([{ type: 'cards', of: 'bestsellers' }], { 'articles/search': found([article(7)]) })
    expect(all.main.queryByRole('link', { name: /Se alle/ })).toBeNull()
  })

  it('[R10.203] that do not come leave the page whole, and the host looks for a better one', async () => {
    const down = () => Promise.reject(new Error('down'))
    const sections: readonly HomeSection[] = [{ type: 'hero' }, { type: 'cards', of: 'bestsellers' }]
    expect(await ask('/', sections, { 'articles/search': down })).toMatchObject({ status: 200, partial: true })
    expect(await ask('/', sections, more)).toMatchObject({ status: 200, partial: false })
  })
})

describe('categories and shops of a section', () => {
  it('[R10.202] are the main categories that have goods, or those that the brand names', async () => {
    const links = async (section: HomeSection) => {
      const { main } = await openHome([section])
      const tiles = within(main.getByRole('navigation', { name: 'Kategorier' })).getAllByRole('link')
      return tiles.map((link) => [link.textContent, link.getAttribute('href')])
    }
    expect(await links({ type: 'categories' })).toEqual([
      ['Klær', '/klaer'],
      ['Vintersport', '/vintersport'],
      ['Friluft og camping', '/friluft-og-camping'],
    ])
    expect(await links({ type: 'categories', only: ['/hjelmer', '/klaer'] })).toEqual([
      ['Alpinhjelm', '/vintersport/hjelmer-&-alpinbriller/alpinhjelm'],
      ['Klær', '/klaer'],
    ])
  })

  it('[R10.202] lead to the nearest shop, and to each where they are few', async () => {
    const { main } = await openHome([{ type: 'shops', title: 'Butikken din' }])
    expect(main.getByRole('link', { name: 'Finn nærmeste butikk' }).getAttribute('href')).toBe('/butikker')
    const names = within(main.getByRole('navigation', { name: 'Butikken din' })).getAllByRole('link')
    expect(names.map((link) => link.getAttribute('href'))).toEqual(['/butikker/byen', '/butikker/bygda'])
    const many = Array.from({ length: 30 }, (_, index) => shop(index + 1, `Sted ${index + 1}`))
    const large = await openHome([{ type: 'shops', title: 'Alle steder' }], { shops: many })
    expect(large.main.getByText('30 butikker')).toBeTruthy()
    expect(large.main.queryByRole('navigation', { name: 'Alle steder' })).toBeNull()
  })
})

describe('the page around the sections', () => {
  const sections: readonly HomeSection[] = [{ type: 'hero' }]

  it('[R10.202] is the front page for search engines, with the picture of its hero', async () => {
    const page = await ask('/', sections)
    expect(page).toMatchObject({ modules: expect.arrayContaining(['composed-home']), head: { canonical: '/' } })
    expect(page).toHaveProperty('head.image', 'https://eksempel.example/api/v1/images/Topp/share.jpg')
    expect(await ask('/', sections, {}, { composesHome: false })).toMatchObject({ modules: expect.arrayContaining(['home']) })
  })

  it('[R10.202] shows the chain’s variant of a name in the brand’s order, and has none of an unknown name', async () => {
    const variant = { 'settings?name=jul': { ...settings, top: banner('Jul') } }
    expect(await ask('/preview/jul', sections, variant)).toMatchObject({ status: 200, head: { robots: 'noindex' } })
    expect(await ask('/preview/paaske', sections, variant)).toMatchObject({ status: 404 })
  })
})

describe('the sections in a browser', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('[R10.202] come from the file beside the shop', async () => {
    const fetch = vi.fn().mockResolvedValue(new Response('[{"type":"ways"}]'))
    vi.stubGlobal('fetch', fetch)
    expect(await loadComposedHome(appOf({ api: fakeApi(answers) }), { params: {} })).toMatchObject({ sections: [{ type: 'ways' }] })
    expect(fetch).toHaveBeenCalledWith('/home.json')
  })
})
