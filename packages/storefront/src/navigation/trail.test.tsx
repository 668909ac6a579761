import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { articleDetail, fakeApi, openShop } from '../shop.fixtures.tsx'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const backLink = () => within(screen.getByRole('navigation', { name: 'Du er her' })).getAllByRole('link')[0]
const kept = () => JSON.parse(sessionStorage.getItem('vd-breadcrumbs') ?? '[]') as { name: string; params: unknown; title: string }[]

function scrollBy(position: number): void {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(position)
  window.dispatchEvent(new Event('scroll'))
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** From a gender's list, scrolled down, to one of its articles. */
async function listAndArticle() {
  const shop = openShop('/dame?sort=pris')
  await heading('Dame')
  scrollBy(812)
  await userEvent.click(await screen.findByRole('link', { name: /Vare 7/ }))
  await heading('Vare 7')
  return shop
}

describe('the back link', () => {
  it('[R2.48] opens the screen before as it was, and scrolls to where it was left', async () => {
    const { router } = await listAndArticle()
    expect(backLink()?.textContent).toBe('Dame')
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
    await userEvent.click(backLink() as Element)
    await heading('Dame')
    expect(router.state.location).toMatchObject({ pathname: '/dame', search: '?sort=pris' })
    await waitFor(() => expect(scrollTo.mock.calls.at(-1)).toEqual([{ top: 812, behavior: 'instant' }]))
  })

  it('[R2.48] knows the scroll position of a page that stood scrolled before its code ran, as after a reload', async () => {
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(640)
    openShop('/dame?sort=pris')
    await userEvent.click(await screen.findByRole('link', { name: /Vare 7/ }))
    await heading('Vare 7')
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
    await userEvent.click(backLink() as Element)
    await waitFor(() => expect(scrollTo.mock.calls.at(-1)).toEqual([{ top: 640, behavior: 'instant' }]))
  })

  it('is gone back over: from the screen before it leads no further forward', async () => {
    await listAndArticle()
    expect(kept().map(({ name, title }) => [name, title])).toEqual([
      ['gender', 'Dame'],
      ['article', 'Vare 7'],
    ])
    await userEvent.click(backLink() as Element)
    await heading('Dame')
    expect(kept().map(({ title }) => title)).toEqual(['Dame'])
    expect(backLink()?.textContent).toBe('Forside')
  })

  it('[R2.46] leads home from an article that was opened by its address', async () => {
    openShop('/product/vare-7')
    await heading('Vare 7')
    expect([backLink()?.textContent, backLink()?.getAttribute('href')]).toEqual(['Forside', '/'])
  })

  it('[R2.22] every list begins the trail anew, and an article goes on with it', async () => {
    const api = fakeApi({ 'articles/slug/vare-8': articleDetail(8) })
    const { router } = openShop('/product/vare-7', { api })
    await heading('Vare 7')
    await act(() => router.navigate('/product/vare-8'))
    await heading('Vare 8')
    expect(backLink()?.textContent).toBe('Vare 7')
    for (const [path, name] of [
      ['/', 'home'],
      ['/dame', 'gender'],
      ['/klaer/gensere/ullgensere', 'category'],
      ['/search/ull', 'search'],
      ['/utvalg/7+8', 'bundle'],
    ] as const) {
      await act(() => router.navigate(path))
      await expect.poll(() => kept().map((entry) => entry.name)).toEqual([name])
      await act(() => router.navigate('/product/vare-7'))
      await expect.poll(() => kept().map((entry) => entry.name)).toEqual([name, 'article'])
    }
  })

  it('leads home where the session keeps nothing', async () => {
    vi.stubGlobal('sessionStorage', undefined)
    await listAndArticle()
    expect(backLink()?.textContent).toBe('Forside')
  })
})
