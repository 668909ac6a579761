import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalQuery } from '../listing/index.ts'
import * as route from './index.ts'
import { categoryPath, GuardError, guardTarget, matchPath, redirects, screens } from './index.ts'

const brand = { genders: ['dame', 'herre', 'barn'], houseBrandProducts: ['jakke', 'sekk'] } as const

const match = (path: string) => matchPath(path, brand)

describe('matchPath', () => {
  it('[R10.63] a fixed path wins over a gender, a gender over a category', () => {
    expect(match('/checkout')).toEqual({ kind: 'screen', name: 'checkout', params: {} })
    expect(match('/dame')).toEqual({ kind: 'gender', gender: { url: 'dame', name: 'Dame', ids: [2] } })
    expect(match('/vintersport')).toEqual({ kind: 'category', category: { main: 'vintersport' } })
  })

  it('[R10.63] every fixed path without a parameter opens its own screen', () => {
    for (const [name, path] of Object.entries(screens).filter(([, pattern]) => !pattern.includes(':')))
      expect(match(path)).toEqual({ kind: 'screen', name, params: {} })
  })

  it('[R10.273] there is no comparison where a brand says that its articles are not compared', () => {
    expect(matchPath('/sammenlign', { ...brand, compares: false })).toEqual({ kind: 'notFound' })
  })

  it.each([
    ['/preview/vinter', { kind: 'screen', name: 'homePreview', params: { name: 'vinter' } }],
    ['/product/lauvas-skalljakke', { kind: 'screen', name: 'product', params: { articleName: 'lauvas-skalljakke' } }],
    ['/product/123', { kind: 'articleById', id: 123 }],
    ['/product', { kind: 'redirect', to: '/', status: 302 }],
    ['/article/123', { kind: 'redirect', to: '/product/123', status: 301 }],
    ['/search/sko%20%26%20s%C3%A5ler', { kind: 'screen', name: 'search', params: { query: 'sko & såler' } }],
    ['/utvalg/11+12+13', { kind: 'screen', name: 'bundle', params: { ids: '11+12+13' } }],
    ['/blogg/kategori/tur', { kind: 'screen', name: 'blogCategory', params: { slug: 'tur' } }],
    ['/checkout/qliro/7', { kind: 'screen', name: 'qliro', params: { shopId: '7' } }],
    ['/dame/', { kind: 'gender', gender: { url: 'dame', name: 'Dame', ids: [2] } }],
    ['/junior', { kind: 'notFound' }],
    ['/barn-junior', { kind: 'notFound' }],
    ['/furet-vaerbitt-jakke', { kind: 'houseBrand', product: 'jakke' }],
    ['/furet-vaerbitt-bukse', { kind: 'notFound' }],
    ['/vintersport/staver/alpinstaver', { kind: 'category', category: { main: 'vintersport', sub: 'staver', group: 'alpinstaver' } }],
    ['/vintersport/hjelmer-%26-alpinbriller', { kind: 'category', category: { main: 'vintersport', sub: 'hjelmer-&-alpinbriller' } }],
    ['/a/b/c/d', { kind: 'notFound' }],
    ['/%E0%A4%A', { kind: 'notFound' }],
    ['/tekstil', { kind: 'redirect', to: '/klaer', status: 301 }],
    ['/tekstil/jakker', { kind: 'redirect', to: '/klaer/jakker', status: 301 }],
    ['/constructor', { kind: 'category', category: { main: 'constructor' } }],
  ])('%s', (path, expected) => {
    expect(match(path)).toEqual(expected)
  })

  it.each([
    ['/goggles', 'hjelmer-&-alpinbriller', 'alpinbriller'],
    ['/hjelmer', 'hjelmer-&-alpinbriller', 'alpinhjelm'],
    ['/staver', 'staver', 'alpinstaver'],
  ])('the shortcut %s opens its group at its own address', (path, sub, group) => {
    expect(match(path)).toEqual({ kind: 'category', category: { main: 'vintersport', sub, group } })
  })

  it.each([
    ['/payment', '/kundeservice#betaling'],
    ['/return', '/kundeservice#retur'],
    ['/terms', '/kundeservice#vilkar'],
    ['/reclamation', '/kundeservice#reklamasjon'],
    ['/privacy', '/personvernerklaering'],
    ['/jan-mayen', '/'],
    ['/skikkelig-stresstest', '/'],
    ['/ny-kolleksjon-fra-heldre-jan-mayen', '/'],
    ['/heldre-pa-langtur-over-vidda', '/'],
  ])('%s leads to %s for good', (from, to) => {
    expect(match(from)).toEqual({ kind: 'redirect', to, status: 301 })
  })

  it('has no redirect that leads to a redirect', () => {
    for (const to of Object.values(redirects)) expect(match(to.split('#')[0] ?? '').kind).toBe('screen')
  })
})

describe('path builders', () => {
  it.each([
    [route.articlePath('rim-genser'), '/product/rim-genser'],
    [route.articlePath('rim-genser', 12), '/product/rim-genser#farge=12'],
    [route.writeReviewPath('rim-genser'), '/product/rim-genser?skriv#anmeldelser'],
    [route.articleByIdPath(12), '/product/12'],
    [route.previewPath('jul'), '/preview/jul'],
    [route.searchPath('sko/støvler ?'), '/search/sko%2Fst%C3%B8vler%20%3F'],
    [route.bundlePath([11, 12, 13]), '/utvalg/11+12+13'],
    [route.genderPath('barn-junior'), '/barn-junior'],
    [categoryPath('vintersport', 'hjelmer-&-alpinbriller', 'alpinhjelm'), '/vintersport/hjelmer-&-alpinbriller/alpinhjelm'],
    [categoryPath('klaer'), '/klaer'],
    [route.houseBrandPath('jakke'), '/furet-vaerbitt-jakke'],
    [route.supportPath('retur'), '/kundeservice#retur'],
    [route.supportPath(), '/kundeservice'],
    [route.shopPath('oslo'), '/butikker/oslo'],
    [route.qliroPath(7), '/checkout/qliro/7'],
    [route.receiptPath('$&t'), '/checkout/kvittering#token=%24%26t'],
    [route.blogPostPath('ull'), '/blogg/ull'],
    [route.blogCategoryPath('tur'), '/blogg/kategori/tur'],
    [route.campaignPath(3), '/kampanje/3'],
    [route.pollPath(4), '/avstemning/4'],
  ])('%s', (built, expected) => {
    expect(built).toBe(expected)
  })

  it('are read back by matchPath, whatever the text', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1 }).filter((value) => !/^\.{1,2}$/u.test(value))
    fc.assert(
      fc.property(text, (query) => {
        expect(match(route.searchPath(query))).toEqual({ kind: 'screen', name: 'search', params: { query } })
      }),
    )
  })

  it.each(['..', '.', '...', '../..', '%2e%2e', '/', '//', '?', '#', '\\', '%', '+', '&', 'a/../b', ':query'])(
    'a search for %s is an address that browsers leave as it is, and searches for just that',
    (query) => {
      const { pathname, search, hash } = new URL(route.searchPath(query), 'https://eksempel.example/dame')
      expect(search + hash).toBe('')
      const found = match(pathname)
      expect(found).toMatchObject({ kind: 'screen', name: 'search' })
      expect(normalQuery(found.kind === 'screen' ? (found.params['query'] ?? '') : '')).toBe(query)
    },
  )
})

describe('guards', () => {
  it.each([
    ['the error’s own target', new GuardError('no', '/dame'), '/klaer', '/dame'],
    ['the previous route', new GuardError('no'), '/klaer?page=2', '/klaer?page=2'],
    ['the previous route, for any other error too,', new Error('no'), '/klaer', '/klaer'],
    ['home', new GuardError('no'), null, '/'],
  ])('[R8.21] an error leads to %s', (_, error, previous, target) => {
    expect(guardTarget(error, previous)).toBe(target)
  })

  it('an error of theirs reads as any error does', () => {
    expect(String(new GuardError('Article marked not visible for web'))).toBe('Error: Article marked not visible for web')
  })
})
