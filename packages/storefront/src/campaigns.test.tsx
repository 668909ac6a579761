import { act, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createServerShop } from './entry-server.tsx'
import { appOf, article, fakeApi, found, openShop } from './shop.fixtures.tsx'

const campaign = (id: number, change: object = {}) => ({
  id,
  name: `Kampanje ${id}`,
  shortDescription: 'Kort',
  description: `Om kampanje ${id}.`,
  start: '2026-11-10T23:00:00Z',
  end: '2026-11-28T23:00:00Z',
  count: 2,
  image: '/api/v1/images/k',
  imageMobile: null,
  showLabel: true,
  showImage: true,
  labelText: 'Tilbud',
  url: null,
  ...change,
})
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
  expect(screen.getByRole('link', { name: 'Se varene: Kampanje 2, 2 varer' }).getAttribute('href')).toBe('/kampanje/2')
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
  await vi.waitFor(() => expect(digits()[0]).toBe('01'))
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
