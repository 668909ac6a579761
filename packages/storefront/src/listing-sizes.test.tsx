import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type * as Wire from '@vidda/contract/wire'
import { afterEach, describe, expect, it } from 'vitest'
import { laterStorage } from './app/index.ts'
import { sizesKey } from './listing/own-sizes.ts'
import { article, facets, fakeApi, found, openShop } from './shop.fixtures.tsx'

const rulesOf = (api: ReturnType<typeof fakeApi>) =>
  (api.calls.filter(({ path }) => path === 'articles/search').at(-1)?.sent as Wire.SearchBody | undefined)?.filters

const ofTwoScales = facets({
  sizes: [
    { id: 2, count: 3 },
    { id: 3, count: 1 },
    { id: 12, count: 1 },
    { id: 22, count: 2 },
  ],
})

async function openPanel(path: string, api = fakeApi()) {
  const shop = openShop(path, { api })
  await userEvent.click(await screen.findByRole('link', { name: /^Filter/ }))
  return { ...shop, api, panel: within(await screen.findByRole('dialog', { name: 'Filter' })) }
}

const cards = () =>
  [...document.querySelectorAll('main [data-part="name"]')].map((name) => name.textContent).filter((name) => name.startsWith('Vare'))

afterEach(() => laterStorage.set(sizesKey, null))

describe('sizes', () => {
  it('[R10.194] stand first in the panel, counted, and filter by a press', async () => {
    const { panel, api, router } = await openPanel('/search/ull')
    const [first] = await panel.findAllByRole('checkbox')
    expect(first).toBe(panel.getByRole('checkbox', { name: 'M 3 varer' }))
    await userEvent.click(panel.getByRole('checkbox', { name: 'M 3 varer' }))
    await waitFor(() => expect(router.state.location.search).toBe('?size=m'))
    await userEvent.click(panel.getByRole('checkbox', { name: 'L 1 vare' }))
    await waitFor(() => expect(router.state.location.search).toBe('?size=m,l'))
    expect(rulesOf(api)).toContainEqual({ field: 'sizes', op: 'in', value: [2, 3] })
    expect(screen.getByText('Filter(2)')).toBeTruthy()
    await userEvent.click(panel.getByRole('button', { name: 'Nullstill' }))
    await waitFor(() => expect(router.state.location.search).toBe(''))
  })

  it('[R10.195] stand under the names of their scales, and only those that the list has', async () => {
    const { panel } = await openPanel('/search/ull?size=hansker-m', fakeApi({ 'articles/facets': ofTwoScales }))
    await panel.findAllByRole('checkbox')
    expect(panel.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual(['Klær', 'Sko', 'Hansker og votter'])
    const clothes = within(panel.getByRole('list', { name: 'Klær' }))
    const gloves = within(panel.getByRole('list', { name: 'Hansker og votter' }))
    expect(clothes.getByRole<HTMLInputElement>('checkbox', { name: 'M 3 varer' }).checked).toBe(false)
    expect(gloves.getByRole<HTMLInputElement>('checkbox', { name: 'M 2 varer' }).checked).toBe(true)
  })

  it('[R10.195] of an address are those of their scales, each with its own chip to take it away', async () => {
    const api = fakeApi()
    const { router } = openShop('/search/ull?size=m,sko-42,sko-42-1-2,barn-170-cm,ski-170-cm,hansker-m,sko-99', { api })
    await screen.findByRole('heading', { level: 1, name: /ull/ })
    expect(rulesOf(api)).toContainEqual({ field: 'sizes', op: 'in', value: [2, 12, 13, 24, 25, 22] })
    const chips = within(screen.getByRole('list', { name: 'Valgte filtre' }))
    await userEvent.click(chips.getByRole('link', { name: 'Ski: 170 cm, fjern' }))
    await waitFor(() => expect(router.state.location.search).toBe('?size=m,sko-42,sko-42-1-2,barn-170-cm,hansker-m'))
    await act(() => router.navigate(-1))
    expect(await screen.findByRole('link', { name: 'Ski: 170 cm, fjern' })).toBeTruthy()
  })

  it('[R10.194] show at once what has a pressed size of what is loaded', async () => {
    const waiting: ((answer: unknown) => void)[] = []
    const api = fakeApi({
      'articles/search': (sent: Wire.SearchBody) =>
        sent.filters?.some(({ field }) => field === 'sizes')
          ? new Promise((resolve) => waiting.push(resolve))
          : found([article(7), article(8, { sizes: [3] })]),
    })
    const { panel } = await openPanel('/search/ull', api)
    await userEvent.click(await panel.findByRole('checkbox', { name: 'L 1 vare' }))
    await waitFor(() => expect(cards()).toEqual(['Vare 8']))
    await act(async () => waiting[0]?.(found([article(8), article(9)])))
    await waitFor(() => expect(cards()).toEqual(['Vare 8', 'Vare 9']))
  })

  it('[R10.194] are a form without scripts, each scale a part of it', async () => {
    openShop('/dame?size=sko-42&filter', { api: fakeApi({ 'articles/facets': ofTwoScales }) })
    const form = within(await screen.findByRole('form', { name: 'Avgrens utvalget' }))
    const [first] = form.getAllByRole('group')
    expect(first).toBe(form.getByRole('group', { name: 'Størrelse, Klær' }))
    const shoe = within(form.getByRole('group', { name: 'Størrelse, Sko' })).getByRole<HTMLInputElement>('checkbox')
    expect([shoe.name, shoe.value, shoe.checked]).toEqual(['size', 'sko-42', true])
  })

  it('[R10.196] a card shows the colour that the filters met, and leads to it', async () => {
    const met = { colorId: 9, image: '/api/v1/images/bla-7' }
    const hits = [{ _source: article(7), met }, { _source: article(8) }]
    openShop('/search/ull?color=bla', { api: fakeApi({ 'articles/search': { hits: { total: { value: 2 }, hits } } }) })
    const link = await screen.findByRole('link', { name: 'Vare 7' })
    expect(link.getAttribute('href')).toBe('/product/vare-7#farge=9')
    const sources = [...document.querySelectorAll('main li source')].map((source) => source.getAttribute('srcset'))
    expect(sources[0]).toContain('/api/v1/images/bla-7/')
    expect(screen.getByRole('link', { name: 'Vare 8' }).getAttribute('href')).toBe('/product/vare-8')
  })

  it('[R10.197] that were selected are offered first in the next list, and not selected there', async () => {
    const first = await openPanel('/search/ull', fakeApi({ 'articles/facets': ofTwoScales }))
    await userEvent.click(await first.panel.findByRole('checkbox', { name: 'L 1 vare' }))
    await waitFor(() => expect(first.router.state.location.search).toBe('?size=l'))
    // Nothing moves under the finger.
    expect(first.panel.queryByRole('list', { name: 'Din størrelse' })).toBeNull()
    await userEvent.click(first.panel.getByRole('button', { name: 'Nullstill' }))
    cleanup()
    const { panel, router, api } = await openPanel('/search/sko', fakeApi({ 'articles/facets': ofTwoScales }))
    const own = within(await panel.findByRole('list', { name: 'Din størrelse' }))
    const box = own.getByRole<HTMLInputElement>('checkbox', { name: 'Klær L 1 vare' })
    expect([box.checked, own.getAllByRole('checkbox').length, router.state.location.search]).toEqual([false, 1, ''])
    expect(rulesOf(api)?.some(({ field }) => field === 'sizes')).toBe(false)
    await userEvent.click(box)
    await waitFor(() => expect(router.state.location.search).toBe('?size=l'))
    expect(panel.getByRole<HTMLInputElement>('checkbox', { name: 'L 1 vare' }).checked).toBe(true)
  })
})
