import { act, cleanup, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { campaign } from './campaign.fixtures.ts'
import { createServerShop } from './entry-server.tsx'
import { appOf, article, fakeApi, found, openShop } from './shop.fixtures.tsx'

const bestsellers = [
  { article_id: 8, qty_rank: 2, turnover_rank: 1 },
  { article_id: 7, qty_rank: 1, turnover_rank: 2 },
  { article_id: 99, qty_rank: 3, turnover_rank: 3 },
]
const api = (answers: object = {}) =>
  fakeApi({
    'campaigns/': [campaign(1, { showImage: false }), campaign(2)],
    'articles/search': found([article(7), article(8)], 45),
    bestsellers,
    'articles/bundle?articles=7,8,99': [article(8), article(7)],
    ...answers,
  })
const ask = (path: string, used = api()) => createServerShop(appOf({ api: used }))(new Request(`https://eksempel.example${path}`))
const digits = () => [...document.querySelectorAll('dd')].map(({ textContent }) => textContent)

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-27T21:58:55Z'), shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

it('[R10.59] /kampanjer lists the campaigns with their last day, those with a picture first', async () => {
  openShop('/kampanjer', { api: api() })
  await screen.findByRole('heading', { level: 1, name: 'Kampanjer' })
  expect(screen.getAllByRole('heading', { level: 2, name: /^Kampanje/ }).map(({ textContent }) => textContent)).toEqual([
    'Kampanje 2',
    'Kampanje 1',
  ])
  expect(screen.getAllByText('Til og med lørdag 28. november')).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'Se varene (2 varer): Kampanje 2' }).getAttribute('href')).toBe('/kampanje/2')
})

it('[R10.295] /kampanjer shows goods of each campaign with their prices, and one clock', async () => {
  openShop('/kampanjer', { api: api() })
  for (const name of ['Kampanje 1', 'Kampanje 2']) {
    const goods = await screen.findByRole('list', { name: `Varer i kampanjen: ${name}` })
    const links = within(goods).getAllByRole('link', { name: /^Vare \d Pris 499,00\skr$/u })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/product/vare-7', '/product/vare-8'])
  }
  expect(digits()).toHaveLength(4)
})

it('[R10.339] /kampanjer says how much goods are reduced, and not that they are the last ones', async () => {
  const reduced = (id: number, labelType: string) =>
    article(id, { price: 374, beforePrice: 499, campaigns: [{ id: 2, articleId: id, price: 374, labelType, labelData: null }] })
  const goods = [reduced(7, 'percent'), reduced(8, 'clearance')]
  openShop('/kampanjer', { api: api({ 'articles/search': found(goods, 2) }) })
  const shown = await screen.findByRole('list', { name: 'Varer i kampanjen: Kampanje 2' })
  expect(within(shown).getByText('−25 %')).toBeTruthy()
  expect(within(shown).queryByText('Utsalg')).toBeNull()
})

it.each(['/kampanjer', '/kampanje/2'])('[R10.295] %s tells the last day alone where it is more than two days away', async (path) => {
  vi.setSystemTime('2026-11-26T22:59:00Z')
  openShop(path, { api: api() })
  expect((await screen.findAllByText('Til og med lørdag 28. november')).length).toBeGreaterThan(0)
  expect(digits()).toEqual([])
})

it.each(['/kampanjer', '/kampanje/2'])('[R10.295] %s of a brand without countdowns tells the last day alone', async (path) => {
  openShop(path, { api: api(), brand: { countsDown: false } })
  expect((await screen.findAllByText('Til og med lørdag 28. november')).length).toBeGreaterThan(0)
  expect(digits()).toEqual([])
})

const namesShown = () => screen.getAllByRole('heading', { level: 2, name: /^Kampanje/ }).map(({ textContent }) => textContent)

it('[R3.41] the main campaign leads, in a place of its own', async () => {
  const later = '2026-12-24T23:00:00Z'
  openShop('/kampanjer', {
    api: api({
      'campaigns/': [campaign(1), campaign(2, { end: later }), campaign(3), campaign(4, { end: later, showImage: false })],
    }),
  })
  await screen.findByRole('heading', { level: 1, name: 'Kampanjer' })
  expect(namesShown()).toEqual(['Kampanje 2', 'Kampanje 1', 'Kampanje 3', 'Kampanje 4'])
  expect([...document.querySelectorAll('[data-main] h2')].map(({ textContent }) => textContent)).toEqual(['Kampanje 2'])
})

it.each(['/kampanjer', '/kampanje/1'])(
  '[R3.40] %s shows the short title above the name, and the label where it is to be shown',
  async (path) => {
    const shown = (change: object) => openShop(path, { api: api({ 'campaigns/': [campaign(1, change)] }) })
    const { unmount } = shown({ shortDescription: 'Klikk & Hent' })
    expect(await screen.findByText('Ukens annonse!')).toBeTruthy()
    expect(screen.getByText('Tilbud')).toBeTruthy()
    unmount()
    shown({ shortDescription: 'Kampanje 1!', showLabel: false })
    await screen.findByRole('heading', { name: 'Kampanje 1' })
    expect(screen.queryByText('Kampanje 1!')).toBeNull()
    expect(screen.queryByText('Tilbud')).toBeNull()
  },
)

it.each([
  ['/kampanjer', true],
  ['/kampanje/1', false],
])('[R10.325] %s shows a phone the less wide crop of the picture, where it has one: %s', async (path, isNarrow) => {
  openShop(path, { api: api({ 'campaigns/': [campaign(1, { imageMobile: '/api/v1/images/m' })] }) })
  await screen.findByRole('heading', { name: 'Kampanje 1' })
  const cuts = [...document.querySelectorAll('[data-part="picture"] source[media]')]
  const narrow = ['/api/v1/images/m/160.avif 160w, /api/v1/images/m', '/api/v1/images/m/160.webp 160w, /api/v1/images/m']
  expect(cuts.map((cut) => cut.getAttribute('srcset')?.split('/320')[0])).toEqual(isNarrow ? narrow : [])
})

it.each(['/kampanjer', '/kampanje/1'])('%s says what the picture shows, where that is told', async (path) => {
  openShop(path, { api: api({ 'campaigns/': [campaign(1, { imageAlt: 'Skispor i sol' })] }) })
  expect(await screen.findByRole('img', { name: 'Skispor i sol' })).toBeTruthy()
})

it('leads from a campaign to where the chain has more of the kind', async () => {
  const withUrl = { 'campaigns/': [campaign(2, { url: '/vintersport' })] }
  openShop('/kampanje/2', { api: api(withUrl) })
  expect((await screen.findByRole('link', { name: 'Se hele utvalget' })).getAttribute('href')).toBe('/vintersport')
  cleanup()
  openShop('/kampanje/2', { api: api({ ...withUrl, 'articles/search': found([]) }) })
  await screen.findByText('Alt i kampanjen er solgt')
  expect(screen.getByRole('link', { name: 'Se hele utvalget' }).getAttribute('href')).toBe('/vintersport')
})

it('[R10.59] /kampanje/:id shows one with its goods, a page at a time', async () => {
  const used = api()
  openShop('/kampanje/2?page=2', { api: used })
  await screen.findByRole('heading', { level: 1, name: 'Kampanje 2' })
  expect(screen.getByText('Om kampanje 2.')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Vare 7' })).toBeTruthy()
  expect(used.calls).toContainEqual(
    expect.objectContaining({
      sent: expect.objectContaining({
        page: 1,
        filters: expect.arrayContaining([expect.objectContaining({ field: 'campaigns', value: [2] })]),
      }),
    }),
  )
  expect(screen.getByRole('link', { name: 'Side 3' }).getAttribute('href')).toBe('/kampanje/2?page=3')
})

it('counts down by the second, and says when it is over', async () => {
  openShop('/kampanje/2', { api: api() })
  await screen.findByRole('heading', { level: 1, name: 'Kampanje 2' })
  await expect.poll(() => digits()[0]).toBe('01')
  await act(() => vi.advanceTimersByTimeAsync(86_400_000 + 3_600_000 + 120_000))
  expect(await screen.findByText('Kampanjen er over')).toBeTruthy()
  expect(digits()).toEqual(['00', '00', '00', '00'])
})

it('keeps the places of the digits on the server, which knows no time', async () => {
  const page = await ask('/kampanje/2')
  const html = page.kind === 'page' ? renderToString(page.element) : ''
  expect(html.match(/––/g)).toHaveLength(4)
  expect(html).toContain('Til og med lørdag 28. november')
})

it.each(['/kampanje/3', '/kampanje/x', '/kampanje/1.5'])('[R10.64] %s, which does not run now, is missing', async (path) => {
  expect(await ask(path)).toMatchObject({ kind: 'page', status: 404 })
})

it('leads on where no campaign runs, and where all of it is sold', async () => {
  openShop('/kampanjer', { api: api({ 'campaigns/': [] }) })
  expect((await screen.findByRole('link', { name: 'Se bestselgerne' })).getAttribute('href')).toBe('/bestselgere')
  openShop('/kampanje/2', { api: api({ 'articles/search': found([]) }) })
  expect((await screen.findByRole('link', { name: 'Alle kampanjer' })).getAttribute('href')).toBe('/kampanjer')
})

it('[R10.60] /bestselgere lists articles by their rank, without those that are gone', async () => {
  openShop('/bestselgere', { api: api() })
  await screen.findByRole('heading', { level: 1, name: 'Bestselgere' })
  expect(screen.getAllByRole('heading', { name: /^Vare/ }).map(({ textContent }) => textContent)).toEqual(['Vare 7', 'Vare 8'])
  expect(screen.getByText('Nr. 1')).toBeTruthy()
  expect(screen.getByText('Nr. 2')).toBeTruthy()
  expect(await ask('/bestselgere?page=2')).toMatchObject({ status: 404 })
})

describe('pages after the first', () => {
  const ids = Array.from({ length: 21 }, (_, index) => index + 1)
  const bundles = [ids.slice(0, 20), ids.slice(20)].map((some) => [
    `articles/bundle?articles=${some.join(',')}`,
    some.map((id) => article(id)),
  ])
  const ranks = ids.map((id) => ({ article_id: id, qty_rank: id, turnover_rank: id }))
  const used = () => api({ bestsellers: ranks, ...Object.fromEntries(bundles) })
  const headOf = async (path: string) => {
    const page = await ask(path, used())
    return page.kind === 'page' ? page.head : null
  }

  it.each([
    ['/bestselgere', 'Bestselgere'],
    ['/kampanje/2', 'Kampanje 2'],
  ])('of %s have their number in title, description and address', async (path, title) => {
    const [first, second] = [await headOf(path), await headOf(`${path}?page=2`)]
    expect(first).toMatchObject({ title: expect.stringContaining(title), canonical: path })
    expect(second).toMatchObject({
      title: expect.stringContaining(`${title}, side 2`),
      description: `Side 2. ${first?.description}`,
      canonical: `${path}?page=2`,
    })
  })

  it.each(['/bestselgere?page=99', '/kampanje/2?page=99'])('[R10.64] %s, which there is none of, is missing', async (path) => {
    expect(await ask(path, api({ 'articles/search': found([], 45) }))).toMatchObject({ status: 404 })
  })
})
