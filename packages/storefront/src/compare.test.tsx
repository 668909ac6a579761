import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { article, articleDetail, fakeApi, found, openShop, shop, type ShopOptions } from './shop.fixtures.tsx'

const detail = (id: number, change: Parameters<typeof articleDetail>[1] = {}) => articleDetail(id, change)

const details = {
  'articles/7': detail(7, {
    techDescription: 'Vekt: 480 g\nVannsøyle: 15 000 mm\nSveisede sømmer',
    averageRating: 4.5,
    reviewCount: 2,
    colors: [
      { id: 5, name: 'Granskog', hex: '#1f4d3a', colorCode: 'GRA' },
      { id: 9, name: 'Storm', hex: '#27415e', colorCode: 'STO' },
    ],
  }),
  'articles/8': detail(8, { price: 899, techDescription: 'Vekt: 310 g\nVannsøyle: 15 000 mm', variants: [] }),
  'articles/9': detail(9, { techDescription: 'Vekt: 480 g' }),
  'articles/10': detail(10),
  'articles/11': detail(11),
  'articles/search': found([7, 8, 9, 10, 11].map((id) => article(id))),
}

const untouched = (path: string, options: ShopOptions = {}) =>
  openShop(path, { api: fakeApi(details), ...options, brand: { compares: true, ...options.brand } })

/** A page that somebody has touched. */
function open(path: string, options?: ShopOptions) {
  const shown = untouched(path, options)
  act(() => void window.dispatchEvent(new Event('scroll')))
  return shown
}

const stored = () => (JSON.parse(localStorage.getItem('vd-compare') ?? '[]') as { readonly id: number }[]).map(({ id }) => id)
const store = (...ids: readonly number[]) =>
  localStorage.setItem('vd-compare', JSON.stringify(ids.map((id) => ({ id, name: `Vare ${id}`, image: `/api/v1/images/${id}` }))))
const box = (id: number) => screen.findByRole('checkbox', { name: `Sammenlign Vare ${id}` })
const bar = async () => within(await screen.findByRole('region', { name: 'Valgt til sammenligning' }))
const table = async () => within(await screen.findByRole('table', { name: /^Sammenligning av/u }))
const columns = async () => (await table()).getAllByRole('columnheader').map(({ textContent }) => textContent)
const cells = async (title: string) => {
  const heading = (await table()).getByRole('rowheader', { name: title })
  return [...(heading.closest('tr')?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent)
}

beforeEach(() => localStorage.clear())

describe('choosing', () => {
  it('[R10.273] is fetched at the first sign of life on the page, and has its place until then', async () => {
    untouched('/dame')
    const card = (await screen.findByRole('link', { name: 'Vare 7' })).closest('li')
    expect(within(card as HTMLElement).queryByRole('checkbox')).toBeNull()
    expect(card?.lastElementChild?.getAttribute('style')).toContain('min-block-size')
    act(() => void window.dispatchEvent(new Event('mousemove')))
    expect(await box(7)).toBeTruthy()
  })

  it('[R10.273] ticks an article on a list’s card, shows it in a bar that leads to the comparison, and keeps it', async () => {
    open('/dame')
    await userEvent.click(await box(7))
    await userEvent.click(await box(8))
    expect((await bar()).getByRole('status').textContent).toBe('2 av 4 valgt')
    expect((await bar()).getByRole('link', { name: 'Sammenlign' }).getAttribute('href')).toBe('/sammenlign?artikler=7,8')
    expect(stored()).toEqual([7, 8])
    await userEvent.click((await bar()).getByRole('button', { name: 'Ta bort Vare 7' }))
    expect((await box(7)) as HTMLInputElement).toHaveProperty('checked', false)
    expect(stored()).toEqual([8])
  })

  it('[R10.273] takes no fifth article, and says so', async () => {
    store(7, 8, 9, 10)
    open('/dame')
    const fifth = (await box(11)) as HTMLInputElement
    await userEvent.click(fifth)
    expect(fifth.checked).toBe(false)
    expect((await bar()).getByRole('status').textContent).toBe('Det er plass til 4. Ta bort én først.')
    expect(stored()).toEqual([7, 8, 9, 10])
  })

  it('[R10.273] chooses the article of its own screen, which leads to the comparison once there are two', async () => {
    store(8)
    open('/product/vare-7')
    await userEvent.click(await box(7))
    expect((await screen.findByRole('link', { name: 'Se sammenligningen (2)' })).getAttribute('href')).toBe('/sammenlign?artikler=8,7')
  })

  it('[R10.273] follows other tabs', async () => {
    open('/dame')
    const first = (await box(7)) as HTMLInputElement
    act(() => {
      store(7)
      window.dispatchEvent(new StorageEvent('storage', { key: 'vd-compare' }))
    })
    expect(first.checked).toBe(true)
  })

  it.each([
    '{',
    '{}',
    '[{"id":"7"}]',
    '[{"id":7,"name":"x","image":"https://annen.example/x"}]',
    '[{"id":7,"name":"x","image":"//annen.example"}]',
  ])('[R10.273] takes what is no choice for none: %s', async (text) => {
    localStorage.setItem('vd-compare', text)
    open('/dame')
    expect((await box(7)) as HTMLInputElement).toHaveProperty('checked', false)
    expect(screen.queryByRole('region', { name: 'Valgt til sammenligning' })).toBeNull()
  })

  it('[R10.273] is not offered where the brand has not asked for it, and its address is nobody’s', async () => {
    store(7, 8)
    open('/dame', { brand: { compares: false } })
    await screen.findByRole('link', { name: /Vare 7/u })
    expect(screen.queryByRole('checkbox', { name: /^Sammenlign/u })).toBeNull()
    const { router } = open('/sammenlign?artikler=7,8', { brand: { compares: false } })
    await waitFor(() => expect(router.state.errors).toBeTruthy())
  })
})

describe('the comparison', () => {
  it('[R10.274] sets the articles of the address side by side, with price, stock, colours and technical facts, and marks what differs', async () => {
    open('/sammenlign?artikler=7,8')
    expect(await columns()).toEqual(['Vare 7', 'Vare 8'])
    expect((await cells('Pris (ulikt)')).map((text) => text?.replaceAll(/\s/gu, ' '))).toEqual([
      expect.stringContaining('499'),
      expect.stringContaining('899'),
    ])
    expect(await cells('Størrelser på lager (ulikt)')).toEqual(['M, L', 'Ingen'])
    expect(await cells('Lager (ulikt)')).toEqual(['På lager i 2 butikker', 'Ikke på lager'])
    expect(await cells('Farger (ulikt)')).toEqual(['GranskogStorm', 'Granskog'])
    expect(await cells('Vekt (ulikt)')).toEqual(['480 g', '310 g'])
    expect(await cells('Vannsøyle')).toEqual(['15 000 mm', '15 000 mm'])
    expect(await cells('Dessuten (ulikt)')).toEqual(['Sveisede sømmer', '–ikke oppgitt'])
    expect((await cells('Vurdering (ulikt)'))[1]).toBe('–ikke oppgitt')
  })

  it('[R10.274] shows nothing but what differs where that is asked for', async () => {
    open('/sammenlign?artikler=7,8')
    await userEvent.click(await screen.findByRole('switch', { name: 'Vis bare ulikheter' }))
    expect((await table()).queryByRole('rowheader', { name: 'Vannsøyle' })).toBeNull()
    expect(await cells('Vekt (ulikt)')).toEqual(['480 g', '310 g'])
  })

  it('[R10.274] tells the sizes of the shopper’s own shop', async () => {
    localStorage.setItem('vd-shop', JSON.stringify({ id: 6, name: 'Bygda', slug: 'bygda' }))
    open('/sammenlign?artikler=7,8', { api: fakeApi({ ...details, shops: [shop(6, 'Bygda')] }) })
    await table()
    expect(await cells('I Bygda (ulikt)')).toEqual(['M, L', 'Ingen'])
  })

  it('[R10.274] takes a column out by a link, out of the choice too, and keeps the focus among the columns', async () => {
    store(7, 8, 9)
    const { router } = open('/sammenlign?artikler=7,8,9')
    const link = (await table()).getByRole('link', { name: 'Ta bort Vare 8' })
    expect(link.getAttribute('href')).toBe('/sammenlign?artikler=7,9')
    await userEvent.click(link)
    await waitFor(() => expect(router.state.location.search).toBe('?artikler=7,9'))
    expect(await columns()).toEqual(['Vare 7', 'Vare 9'])
    expect(stored()).toEqual([7, 9])
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Ta bort Vare 9'))
  })

  it('[R10.274] leaves out what is not sold any more, and says so', async () => {
    open('/sammenlign?artikler=7,404')
    expect(await columns()).toEqual(['Vare 7'])
    expect(screen.getByText('Én av varene selges ikke lenger, og er tatt ut.')).toBeTruthy()
    expect(screen.getByText('Velg én vare til, så ser du hva som skiller dem.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Legg til en vare' }).getAttribute('href')).toBe('/klaer/gensere')
  })

  it('[R10.275] without articles in its address shows what this browser has chosen, else how to choose and ways on', async () => {
    store(8, 7)
    const { router, unmount } = open('/sammenlign')
    expect(await columns()).toEqual(['Vare 8', 'Vare 7'])
    expect(router.state.location.search).toBe('?artikler=8,7')
    unmount()
    localStorage.clear()
    open('/sammenlign')
    expect(await screen.findByRole('heading', { name: 'Ingen varer å sammenligne' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Se bestselgerne' }).getAttribute('href')).toBe('/bestselgere')
    expect(
      within(screen.getByRole('navigation', { name: 'Velg varer fra' }))
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/friluft-og-camping')
  })

  it('[R10.275] becomes the choice of whoever has none, and is offered to whoever has another', async () => {
    const { unmount } = open('/sammenlign?artikler=7,8')
    await table()
    await waitFor(() => expect(stored()).toEqual([7, 8]))
    unmount()
    store(9)
    open('/sammenlign?artikler=7,8')
    const own = await screen.findByRole('link', { name: 'Se min (1)' })
    expect(own.getAttribute('href')).toBe('/sammenlign?artikler=9')
    expect(stored()).toEqual([9])
    await userEvent.click(screen.getByRole('button', { name: 'Bruk den som min' }))
    expect(stored()).toEqual([7, 8])
    expect(screen.queryByRole('link', { name: /^Se min/u })).toBeNull()
  })

  it('[R10.275] has a title of its own and no place in search engines', async () => {
    open('/sammenlign?artikler=7,8')
    await waitFor(() => expect(document.title).toBe('Sammenlign 2 varer – Eksempel'))
    await waitFor(() => expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex'))
  })
})
