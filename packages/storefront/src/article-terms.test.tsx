import { cleanup, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createServerShop } from './entry-server.tsx'
import { appOf, articleDetail, fakeApi, openShop, type Answers } from './shop.fixtures.tsx'

async function openArticle(change: Parameters<typeof articleDetail>[1] = {}, answers: Answers = {}) {
  openShop('/product/vare-7', { api: fakeApi({ 'articles/slug/vare-7': articleDetail(7, change), ...answers }) })
  await screen.findByRole('heading', { level: 1, name: 'Vare 7' })
}
const buy = () => screen.queryByRole('button', { name: 'Legg i handlekurven' })

describe('what the chain promises', () => {
  const tenant = { returnDays: 45, collectText: 'Klart samme dag' }
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

  it('[R10.259] stands beside the purchase in the chain’s own words, and leads to its terms', async () => {
    await openArticle({}, { 'tenant/get': tenant })
    expect(link('Returner innen 45 dager')).toBe('/kundeservice#retur')
    expect(link('Hent i butikk: Klart samme dag')).toBe('/kundeservice#levering')
  })

  it('[R10.259] comes with the page from the server', async () => {
    const api = fakeApi({ 'tenant/get': tenant })
    const page = await createServerShop(appOf({ api }))(new Request('https://eksempel.example/product/vare-7'))
    expect(page).toMatchObject({ status: 200, hydration: { loaderData: { 'article:/product/:articleName': { terms: tenant } } } })
  })

  it('[R10.259] keeps nobody from the article where it does not come', async () => {
    await openArticle({}, { 'tenant/get': () => new Promise(() => undefined) })
    expect([buy() !== null, screen.queryByRole('link', { name: /Returner innen/u })]).toEqual([true, null])
  })

  it('[R10.259] is left out where it is not known, and where nothing can be bought', async () => {
    await openArticle()
    expect([buy() !== null, screen.queryByRole('link', { name: /Returner innen/u })]).toEqual([true, null])
    cleanup()
    const soldOut = articleDetail(7).variants.map((variant) => ({ ...variant, shops: [] }))
    await openArticle({ variants: soldOut }, { 'tenant/get': tenant })
    expect([buy(), screen.queryByRole('link', { name: /Returner innen/u })]).toEqual([null, null])
  })
})
