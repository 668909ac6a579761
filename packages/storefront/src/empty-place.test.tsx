import { NoAnswerError } from '@vidda/client'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { createServerShop } from './entry-server.tsx'
import { appOf, article, fakeApi, found, openShop } from './shop.fixtures.tsx'

const emptyPicture = { src: '/assets/empty-1.svg', width: 480, height: 320 }
const nothing = { 'articles/search': found([]), settings: null }
const inMain = () => within(screen.getByRole('main'))
const picture = () => screen.getByRole('main').querySelector('img[src="/assets/empty-1.svg"]')
const ways = () =>
  within(screen.getByRole('list', { name: 'Veier videre' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

describe.each([
  ['a missing page', '/finnes-ikke', /Her var det ingenting/],
  ['a list without goods', '/dame', /Ingen varer her akkurat nå/],
  ['a search without hits', '/search/vinger', /Prøv et annet søk/],
  ['an empty cart', '/checkout', /Handlekurven er tom/],
  ['a list without favourites', '/favoritter', /Ingen favoritter ennå/],
])('%s', (_, path, title) => {
  it('[R10.283] shows the picture of the brand, decorative and with its space reserved', async () => {
    openShop(path, { api: fakeApi(nothing), brand: { emptyPicture } })
    await screen.findByRole('heading', { name: title })
    await screen.findByRole('list', { name: 'Veier videre' })
    expect(['alt', 'width', 'height'].map((name) => picture()?.getAttribute(name))).toEqual(['', '480', '320'])
  })

  it('[R10.283] is quiet where the brand brings none', async () => {
    openShop(path, { api: fakeApi(nothing) })
    await screen.findByRole('heading', { name: title })
    await screen.findByRole('list', { name: 'Veier videre' })
    expect(screen.getByRole('main').querySelector('img')).toBeNull()
  })

  it('[R10.284] leads to best sellers, shops and customer service, and searches where the header does not', async () => {
    const { unmount } = openShop(path, { api: fakeApi(nothing) })
    await screen.findByRole('heading', { name: title })
    await screen.findByRole('list', { name: 'Veier videre' })
    expect(inMain().queryByRole('search')).toBeNull()
    unmount()
    const { router } = openShop(path, { api: fakeApi(nothing), brand: { header: { singleLine: true } } })
    await screen.findByRole('heading', { name: title })
    await screen.findByRole('list', { name: 'Veier videre' })
    expect(ways()).toEqual(['/bestselgere', '/butikker', '/kundeservice'])
    const search = within(inMain().getByRole('search', { name: 'Søk i butikken' }))
    await userEvent.type(search.getByRole('searchbox'), ' ull, lin {Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/search/ull%20lin'))
  })
})

describe('what most people buy', () => {
  const helmets = { ArticleGroup2ID: 21, ArticleGroup3ID: 212, MainGroupID: 2 }
  const bought = [article(7), article(8, helmets), article(9, helmets), article(10, { ArticleGroup2ID: 99 })]

  it('[R10.284] is the subcategory of most of the best sellers', async () => {
    const api = fakeApi({ 'articles/search': found(bought) })
    openShop('/finnes-ikke', { api })
    expect(await screen.findByRole('link', { name: 'Mest kjøpt nå Hjelmer & alpinbriller' })).toBeTruthy()
    expect(ways()[0]).toBe('/vintersport/hjelmer-&-alpinbriller')
    expect(api.calls.find(({ path }) => path === 'articles/search')?.sent).toMatchObject({ orderBy: 'Bestseller', order: 'asc' })
  })

  it('[R10.284] leads to the best sellers where no category is known, and where nothing answers', async () => {
    const failures: unknown[] = []
    const fail = () => {
      throw new NoAnswerError('no line')
    }
    openShop('/finnes-ikke', { api: fakeApi({ 'articles/search': fail }), log: (failure) => failures.push(failure) })
    await waitFor(() => expect(failures.some((failure) => failure instanceof NoAnswerError)).toBe(true))
    expect(ways()[0]).toBe('/bestselgere')
  })

  it('[R10.284] stands in a page of the server without it, and is not waited for', async () => {
    const api = fakeApi({ 'articles/search': found(bought) })
    const answer = await createServerShop(appOf({ api, brand: { emptyPicture } }))(new Request('https://eksempel.example/finnes-ikke'))
    const html = answer.kind === 'page' ? renderToString(answer.element) : ''
    expect(answer.kind === 'page' && answer.status).toBe(404)
    for (const part of [emptyPicture.src, 'href="/bestselgere"', 'action="/search"']) expect(html).toContain(part)
    expect(api.calls.some(({ path }) => path === 'articles/search')).toBe(false)
  })
})
