import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type * as Wire from '@vidda/contract/wire'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { article, fakeApi, found, openShop } from '../shop.fixtures.tsx'

const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const page = async (name: string) => ({ title: `Side ${name}`, description: '', html: '<h2 id="retur">Retur</h2>' })
const main = () => screen.getByRole('main')

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('the focus', () => {
  async function follow(name: string) {
    await userEvent.click(within(await screen.findByRole('contentinfo')).getByRole('link', { name }))
  }

  it('goes to the beginning of the screen that a link opened, under its title, and scrolls nothing', async () => {
    const focus = vi.spyOn(HTMLElement.prototype, 'focus')
    openShop('/dame', { page })
    await title('Dame')
    expect(document.activeElement, 'the first page').toBe(document.body)
    await follow('Kundeservice')
    await title('Side kundeservice')
    expect(document.activeElement).toBe(main())
    expect(main().getAttribute('aria-label')).toBe(document.title)
    expect(document.title).toContain('Side kundeservice')
    expect(focus.mock.calls.at(-1)).toEqual([{ preventScroll: true }])
  })

  it('is found again by Back, whose link is gone', async () => {
    const { router } = openShop('/dame')
    await userEvent.click(await screen.findByRole('link', { name: /Vare 7/ }))
    await title('Vare 7')
    await act(() => router.navigate(-1))
    await title('Dame')
    expect(document.activeElement).toBe(main())
    expect(main().getAttribute('aria-label')).toBe('Dame – Eksempel')
  })

  it('stays in the search field over a search from it', async () => {
    openShop()
    const field = await screen.findByRole('combobox')
    await userEvent.type(field, 'ull{Enter}')
    await title('Treff på «ull»')
    expect(document.activeElement).toBe(field)
    expect(main().getAttribute('aria-label')).toBe(document.title)
  })

  /** In the header, which every screen has. */
  async function onALink() {
    const shop = openShop('/dame')
    const link = await screen.findByTitle('Gå til kassen')
    await title('Dame')
    link.focus()
    return { ...shop, link }
  }

  it.each([
    ['the same screen, narrowed', '/dame?sort=pris'],
    ['a screen that is opened in place', '/herre'],
  ])('stays for %s', async (_, to) => {
    const { router, link } = await onALink()
    await act(() => router.navigate(to, { state: { inPlace: true } }))
    await title(to === '/herre' ? 'Herre' : 'Dame')
    expect(document.activeElement).toBe(link)
  })

  it('goes to the beginning of another page of the list, whose top is shown, and stays for Back, which goes where the page was left', async () => {
    const { router, link } = await onALink()
    await act(() => router.navigate('/dame?page=2'))
    await waitFor(() => expect(document.activeElement).toBe(main()))
    link.focus()
    await act(() => router.navigate(-1))
    expect(router.state.location.search).toBe('')
    expect(document.activeElement).toBe(link)
  })

  it('goes to the beginning of the whole list from the link that is gone with the filters', async () => {
    const none = ({ filters = [] }: Wire.SearchBody) => found(filters.some(({ field }) => field === 'colors') ? [] : [article(7)])
    openShop('/dame?color=bla', { api: fakeApi({ 'articles/search': none }) })
    await userEvent.click(await screen.findByRole('link', { name: 'Fjern alle filtre' }))
    await screen.findByRole('link', { name: 'Vare 7' })
    expect(document.activeElement).toBe(main())
  })
})

describe('an address with a hash', () => {
  /** The section stands this far below the window's top, px. */
  function sectionAt(top: number) {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect)
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(1000)
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
    return () => scrollTo.mock.calls.filter(([to]) => (to as { top?: number } | undefined)?.top === 1000 + top - 80)
  }
  const rest = () => act(() => new Promise((resolve) => setTimeout(resolve, 80)))

  it('does not take the shopper back to its section by Back from another screen', async () => {
    const { router } = openShop('/kundeservice#retur', { page })
    await title('Side kundeservice')
    await rest()
    await act(() => router.navigate('/dame'))
    await title('Dame')
    const moves = sectionAt(20)
    await act(() => router.navigate(-1))
    await title('Side kundeservice')
    await rest()
    expect(moves()).toEqual([])
  })

  it.each([
    ['[R9.11] puts right where the browser went to by itself', 24, 1],
    ['leaves a page alone that was read on before its code ran, or stands where it was at a reload', -600, 0],
  ])('%s', async (_, top, times) => {
    const moves = sectionAt(top)
    openShop('/kundeservice#retur', { page })
    await title('Side kundeservice')
    await rest()
    expect(moves()).toHaveLength(times)
  })

  it('[R9.11] goes to a section of the open page that is selected in its table of contents', async () => {
    const { router } = openShop('/kundeservice', { page })
    await title('Side kundeservice')
    await act(() => router.navigate('#retur'))
    await act(() => router.navigate('#innhold'))
    const moves = sectionAt(600)
    // The browser follows such a link by itself; the router hears of it as of Back.
    await act(() => router.navigate(-1))
    await rest()
    expect(moves()).toHaveLength(1)
  })

  it('is read on from there, by the keyboard too', async () => {
    const { router } = openShop('/kundeservice', { page })
    await title('Side kundeservice')
    const focus = vi.spyOn(HTMLElement.prototype, 'focus')
    await act(() => router.navigate('#retur'))
    await rest()
    const section = screen.getByRole('heading', { name: 'Retur' })
    expect(document.activeElement).toBe(section)
    expect(section.getAttribute('tabindex')).toBe('-1')
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]])
  })

  it('is read on from there on another screen too, and not from its beginning', async () => {
    const { router } = openShop('/dame', { page })
    await title('Dame')
    await act(() => router.navigate('/kundeservice#retur'))
    await title('Side kundeservice')
    await rest()
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Retur' }))
  })

  it('takes nobody out of a field on the first page, which the browser reads on from by itself', async () => {
    sectionAt(24)
    openShop('/kundeservice#retur', { page })
    await title('Side kundeservice')
    const field = screen.getByRole('combobox')
    field.focus()
    await rest()
    expect(document.activeElement).toBe(field)
  })
})
