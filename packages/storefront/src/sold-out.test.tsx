import type * as Wire from '@vidda/contract/wire'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { article, articleDetail, fakeApi, found, openShop, type Answers } from './shop.fixtures.tsx'

const green = { id: 5, name: 'Granskog', hex: '#1f4d3a', colorCode: 'GRA', imagePath: '/api/v1/images/x' }
const blue = { ...green, id: 6, name: 'Fjord' }
const red = { ...green, id: 8, name: 'Tyttebær' }

let last = 70
const variant = (color: Wire.Variant['color'], size: string, shops: readonly number[]): Wire.Variant => ({
  id: (last += 1),
  ean: String(last),
  size: { id: size.length * 100 + size.charCodeAt(0), name: size },
  shops: shops.map((id) => ({ id, qty: 2 })),
  color,
})
/** Green can be had but in S, blue in neither size, red in both. */
const partly = [
  variant(green, 'S', []),
  variant(green, 'M', [4]),
  variant(blue, 'S', []),
  variant(blue, 'M', []),
  variant(red, 'S', [6]),
  variant(red, 'M', [4]),
]
const wholly = [variant(green, 'S', []), variant(green, 'M', []), variant(blue, 'M', [])]

async function openArticle(variants: readonly Wire.Variant[], answers: Answers = {}) {
  const log = vi.fn()
  const api = fakeApi({
    'articles/slug/vare-7': articleDetail(7, { variants: [...variants] }),
    'articles/7/alternatives': found([article(31), article(32), article(33)]),
    'customers/current': null,
    ...answers,
  })
  const { router } = openShop('/product/vare-7', { api, log })
  await screen.findByRole('heading', { level: 1 })
  return { api, log, router }
}

const choose = (name: RegExp) => userEvent.click(screen.getByRole('radio', { name }))
const row = (name: string) => screen.findByRole('region', { name })
const cardsIn = async (name: string) =>
  within(await row(name))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent)

describe('what is sold out', () => {
  it('[R10.256] is told once, with a way to be told when it is back, and nothing to buy', async () => {
    await openArticle(wholly)
    expect(screen.getAllByText(/Utsolgt|ikke på lager|Ingen av butikkene/u, { ignore: 'label *, legend *' })).toHaveLength(1)
    expect(screen.queryByRole('heading', { name: 'Se hvor den finnes' })).toBeNull()
    expect(screen.queryByRole('button', { name: /Legg i handlekurven|Reserver/u })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Si fra når den er tilbake' }))
    expect(await screen.findByRole('group', { name: 'Si fra når den er tilbake' })).toBeTruthy()
  })

  it('[R10.256] in one colour names it, and leads to the others that can be had', async () => {
    const { router } = await openArticle(partly)
    await choose(/^Fjord/u)
    expect(screen.getByText('Utsolgt i Fjord')).toBeTruthy()
    const others = within(await row('Andre farger på lager'))
    expect(others.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Vis Granskog', 'Vis Tyttebær'])
    await userEvent.click(others.getByRole('button', { name: 'Vis Tyttebær' }))
    const shown = screen.getByRole<HTMLInputElement>('radio', { name: 'Tyttebær' })
    expect([shown.checked, document.activeElement === shown]).toEqual([true, true])
    expect(router.state.location.hash).toBe('#farge=8')
    expect(screen.queryByText(/Utsolgt i/u)).toBeNull()
    expect(screen.getByRole('button', { name: 'Legg i handlekurven' })).toBeTruthy()
  })

  it('[R10.256] names no colour, and leads to none, where all are', async () => {
    await openArticle(wholly)
    expect(screen.getByText('Utsolgt')).toBeTruthy()
    await row('Lignende varer på lager')
    expect(screen.queryByRole('region', { name: 'Andre farger på lager' })).toBeNull()
  })
})

describe('articles like it', () => {
  it('[R10.257] that can be had are shown in its place, and not once more below', async () => {
    await openArticle(wholly, { 'articles/search': found([article(31), article(40)]) })
    await waitFor(async () => expect(await cardsIn('Lignende varer på lager')).toEqual(['Vare 31', 'Vare 32', 'Vare 33']))
    expect(await cardsIn('Lignende varer')).toEqual(['Vare 40'])
  })

  it('[R10.257] are asked for with the shopper’s own shop, which their cards name', async () => {
    localStorage.setItem('vd-shop', JSON.stringify({ id: 4, name: 'Byen', slug: 'byen' }))
    await openArticle(wholly, { 'articles/7/alternatives?shopID=4': found([article(34)]) })
    await waitFor(async () => expect(await cardsIn('Lignende varer på lager')).toEqual(['Vare 34']))
    expect((await row('Lignende varer på lager')).textContent).toContain('På lager i Byen')
  })

  it('[R10.257] are waited for in their place, which is gone where none come', async () => {
    const answer = Promise.withResolvers<never>()
    const { log } = await openArticle(wholly, { 'articles/7/alternatives': () => answer.promise })
    const waiting = await row('Lignende varer på lager')
    expect([waiting.getAttribute('aria-busy'), within(waiting).queryAllByRole('heading', { level: 3 })]).toEqual(['true', []])
    answer.reject(new Error('no line'))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Lignende varer på lager' })).toBeNull())
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ message: 'no line' }))
    expect(screen.queryByText('Noe gikk galt')).toBeNull()
  })

  it('[R10.257] are not asked for while the colour can be had', async () => {
    const { api } = await openArticle(partly)
    await choose(/^Tyttebær/u)
    expect(api.calls.filter(({ path }) => path.includes('alternatives'))).toEqual([])
  })
})

describe('a size that is sold out', () => {
  it('[R10.258] is pressed, and the form for a notice opens with it', async () => {
    await openArticle([...partly, variant(green, 'L', [])])
    await choose(/^L \(/u)
    const size = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Størrelse' })
    expect(size.selectedOptions[0]?.textContent).toBe('L')
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Si fra når den er tilbake' }))
    await choose(/^S \(/u)
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Størrelse' }).selectedOptions[0]?.textContent).toBe('S')
  })
})
