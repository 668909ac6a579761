import { NoAnswerError } from '@vidda/client'
import type * as Wire from '@vidda/contract/wire'
import { screens } from '@vidda/domain/route'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { article, articleDetail, fakeApi, found, openShop, type Answers } from './shop.fixtures.tsx'

const granskog = { id: 5, name: 'Granskog', hex: '#1f4d3a', colorCode: 'GRA', imagePath: '/api/v1/images/x' }
const storm = { ...granskog, id: 9, name: 'Storm', hex: '#27415e', colorCode: 'STO' }
const some = [{ id: 4, qty: 3 }]
const variant = (id: number, name: string, color = granskog, shops = some): Wire.Variant => ({
  id,
  ean: `70900000${id}`,
  shops,
  size: { id: id % 10, name, scale: 'clothes' },
  color,
})
/** Granskog and Storm, each in S, M and L. Granskog is sold out in L, Storm in S and M. */
const variants = [
  variant(11, 'S'),
  variant(12, 'M'),
  variant(13, 'L', granskog, []),
  variant(21, 'S', storm, []),
  variant(22, 'M', storm, []),
  variant(23, 'L', storm),
]
const colors = [granskog, storm].map(({ imagePath: _imagePath, ...color }) => color)
const listed = (change: Partial<Wire.Article> = {}) => ({
  'articles/search': found([article(7, { sizes: [1, 2, 3], colors, ...change }), article(8)]),
})
const sold = (change: Partial<Wire.ArticleDetail> = {}) => articleDetail(7, { colors, variants, ...change })

/** What `matchMedia` answers: whether the window is wide and the pointer can hover. */
let matches = true
beforeEach(() => {
  matches = true
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: matches && query.startsWith('(hover'),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as never,
  )
})

async function openList(answers: Answers = {}, path = '/dame') {
  const api = fakeApi({ ...listed(), 'articles/7': sold(), 'customers/current': null, ...answers })
  const shop = openShop(path, { api })
  const link = await screen.findByRole('link', { name: 'Vare 7' })
  const card = link.closest('li') as HTMLElement
  const asked = () => api.calls.filter(({ path: asks }) => asks === 'articles/7').length
  return { ...shop, api, card, link, asked }
}
const openerIn = (card: HTMLElement, text = 'Velg størrelse') => within(card).findByRole('button', { name: `${text}: Vare 7` })
async function openSizes(answers?: Answers, path?: string) {
  const shop = await openList(answers, path)
  await userEvent.hover(shop.card)
  await userEvent.click(await openerIn(shop.card))
  const panel = await within(shop.card).findByRole('group')
  return { ...shop, panel }
}
const size = (panel: HTMLElement, name: string) => within(panel).findByRole('button', { name })
const told = (panel: HTMLElement) => within(panel).getByRole('status').textContent.replaceAll(/\s/gu, ' ')
const cartDialog = () => screen.findByRole('dialog', { name: /Min Handlekurv/ })
const inCart = (): readonly string[] => {
  const stored = JSON.parse(localStorage.getItem('vd-cart') ?? '{}') as { readonly orders?: readonly { readonly ean: string }[] }
  return (stored.orders ?? []).map(({ ean }) => ean)
}

describe('the sizes on a card of a list', () => {
  it('[R10.279] are offered where the pointer or the focus is, and fetched once the button is reached', async () => {
    const { card, link, asked } = await openList()
    expect(within(card).queryByRole('button', { name: /^Velg størrelse/u })).toBeNull()
    act(() => link.focus())
    const opener = await openerIn(card)
    expect(asked()).toBe(0)
    act(() => opener.focus())
    await waitFor(() => expect(asked()).toBe(1))
    await userEvent.keyboard('{Enter}')
    expect(await size(await within(card).findByRole('group'), 'S')).toBeTruthy()
    expect(asked()).toBe(1)
  })

  it('[R10.279] are those of the shown colour, which is named; what is sold out says so', async () => {
    const { panel } = await openSizes()
    await size(panel, 'S')
    expect(
      within(panel)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['S', 'M', 'L (ikke på lager)'])
    expect(panel.getAttribute('aria-label')).toBe('Legg i handlekurven, Granskog: Vare 7')
  })

  it('[R10.279] are those of the colour that filters have put on the card', async () => {
    const { panel } = await openSizes({
      'articles/search': {
        hits: {
          total: { value: 1 },
          hits: [{ _source: article(7, { sizes: [1, 2, 3], colors }), met: { colorId: 9, image: '/api/v1/images/storm-7' } }],
        },
      },
    })
    await size(panel, 'L')
    expect(
      within(panel)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['S (ikke på lager)', 'M (ikke på lager)', 'L'])
  })

  it('[R10.279] are not offered in narrow windows and to touch', async () => {
    matches = false
    const { card } = await openList()
    await userEvent.hover(card)
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(within(card).queryByRole('button', { name: /^Velg størrelse/u })).toBeNull()
    matches = true
    await userEvent.unhover(card)
    await userEvent.hover(card)
    expect(await openerIn(card)).toBeTruthy()
  })

  it('[R10.279] are not offered for an article that no shop has', async () => {
    const { card } = await openList({ ...listed({ sizes: [], available: [], shops: [] }) })
    await userEvent.hover(card)
    // Once the button of Vare 8 is there, the lazy chunk has loaded and Vare 7 would have its button too.
    const other = screen.getByRole('link', { name: 'Vare 8' }).closest('li') as HTMLElement
    await userEvent.hover(other)
    await within(other).findByRole('button', { name: 'Legg i handlekurven: Vare 8' })
    expect(within(card).queryByRole('button', { name: /størrelse|handlekurv/iu })).toBeNull()
  })

  it('[R10.279] are offered on favourites too', async () => {
    localStorage.setItem('vd-favourites', '[7]')
    const { panel } = await openSizes({ 'articles/bundle?articles=7': [article(7, { sizes: [1, 2, 3] })] }, '/favoritter')
    expect(await size(panel, 'S')).toBeTruthy()
  })

  it('[R10.281] mark what the shopper selected last in a filter, and select nothing', async () => {
    localStorage.setItem('vd-sizes', JSON.stringify({ clothes: ['m'] }))
    const { panel } = await openSizes()
    expect(await size(panel, 'M (din størrelse)')).toBeTruthy()
    expect(inCart()).toEqual([])
  })
})

describe('a size that is pressed on a card', () => {
  it('[R10.280] is in the cart, which opens, and gives the focus back to the card', async () => {
    const { panel, card, asked } = await openSizes()
    await userEvent.click(await size(panel, 'M'))
    const dialog = await cartDialog()
    expect(within(dialog).getByText('Vare 7')).toBeTruthy()
    expect(inCart()).toEqual(['7090000012'])
    expect(asked(), 'price and stock are fetched again').toBe(2)
    expect(within(card).queryByRole('group')).toBeNull()
    await userEvent.keyboard('{Escape}')
    await waitFor(async () => expect(document.activeElement).toBe(await openerIn(card)))
  })

  it('[R10.280] leads to the choice of a shop where it can only be reserved', async () => {
    const { panel, router } = await openSizes({ 'articles/7': sold({ onlyCC: true }) })
    await size(panel, 'S')
    expect(told(panel)).toBe('Kan bare reserveres og hentes i butikk.')
    expect(panel.getAttribute('aria-label')).toContain('Reserver i butikk, Granskog')
    await userEvent.click(await size(panel, 'S'))
    await waitFor(() => expect(router.state.location.pathname).toBe(screens.reserve))
    expect(inCart()).toEqual(['7090000011'])
  })

  it('[R10.280] tells a price that has changed before the press, and has it in the cart', async () => {
    const { panel } = await openSizes({ 'articles/7': sold({ price: 599 }) })
    await size(panel, 'S')
    expect(told(panel)).toBe('Prisen er nå 599,00 kr.')
    await userEvent.click(await size(panel, 'S'))
    expect((await cartDialog()).textContent).toContain('599,00')
  })

  it('[R10.280] that was sold meanwhile is told, and the sizes stay as they are now', async () => {
    let isGone = false
    const { panel } = await openSizes({
      'articles/7': () => sold({ variants: isGone ? variants.map((made) => (made.id === 12 ? { ...made, shops: [] } : made)) : variants }),
    })
    const medium = await size(panel, 'M')
    isGone = true
    await userEvent.click(medium)
    expect(await screen.findByText('Noen andre tok den siste. Prøv en annen størrelse eller farge.')).toBeTruthy()
    expect(await size(panel, 'M (ikke på lager)')).toBeTruthy()
    expect(inCart()).toEqual([])
  })

  it('[R10.280] is in the cart although the connection was lost meanwhile, as on the article’s own page', async () => {
    let isOffline = false
    const answer = () => {
      if (isOffline) throw new NoAnswerError('offline')
      return sold()
    }
    const { panel } = await openSizes({ 'articles/7': answer })
    const small = await size(panel, 'S')
    isOffline = true
    await userEvent.click(small)
    await cartDialog()
    expect(inCart()).toEqual(['7090000011'])
  })

  it('[R10.280] can be fetched again when it did not come', async () => {
    let isOffline = true
    const answer = () => {
      if (isOffline) throw new NoAnswerError('offline')
      return sold()
    }
    const { panel } = await openSizes({ 'articles/7': answer })
    await waitFor(() => expect(told(panel)).toBe('Vi fikk ikke hentet størrelsene.'))
    isOffline = false
    await userEvent.click(within(panel).getByRole('button', { name: 'Prøv igjen' }))
    expect(await size(panel, 'S')).toBeTruthy()
  })

  it('[R10.280] is said to be gone where the article is not sold any more', async () => {
    const { panel } = await openSizes({ 'articles/7': undefined })
    await waitFor(() => expect(told(panel)).toBe('Varen selges ikke på nett nå.'))
    expect(within(panel).queryAllByRole('button')).toEqual([])
  })

  it('[R10.280] is no choice where there is only one: the card’s button puts it into the cart', async () => {
    const { card } = await openList({
      ...listed({ sizes: [1] }),
      'articles/7': sold({ variants: [variant(11, 'One size')] }),
    })
    await userEvent.hover(card)
    await userEvent.click(await openerIn(card, 'Legg i handlekurven'))
    await cartDialog()
    expect(inCart()).toEqual(['7090000011'])
  })

  it('[R10.280] is chosen where others are made and sold out', async () => {
    const { card } = await openList({ ...listed({ sizes: [1] }) })
    await userEvent.hover(card)
    await userEvent.click(await openerIn(card, 'Legg i handlekurven'))
    expect(await size(await within(card).findByRole('group'), 'S')).toBeTruthy()
    expect(inCart()).toEqual([])
  })
})
