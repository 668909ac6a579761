import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { loadHome } from './home/load-home.ts'
import { appOf, article, fakeApi, noHome, openShop, type ShopOptions } from './shop.fixtures.tsx'

const banner = (title: string) => ({ title, text: '', linkText: '', to: `/search/${title}`, image: `/api/v1/images/${title}`, alt: '' })

const settings = {
  ...noHome,
  top: banner('Topp'),
  sub: [banner('Under 1'), banner('Under 2'), banner('Under 3')],
  middle: banner('Midt'),
  popular: [banner('Kjent 1'), banner('Kjent 2')],
  bottom: banner('Bunn'),
  grid: [1, 2, 3, 4, 5, 6, 7, 8, 9],
}
const bundle = (ids: readonly number[]) => ({ [`articles/bundle?articles=${ids.join(',')}`]: ids.map((id) => article(id)) })

const main = async () => within(await screen.findByRole('main'))
const headings = async (pattern: RegExp) => (await main()).getAllByRole('heading', { name: pattern }).map((heading) => heading.textContent)

const openHome = (home: object, options: ShopOptions = {}) =>
  openShop('/', { api: fakeApi({ settings: home, ...bundle(settings.grid) }), ...options })

describe('home', () => {
  it('[R2.51] shows every banner of its settings: top, three sub, middle, two popular, bottom', async () => {
    openHome(settings)
    await screen.findByRole('heading', { name: 'Topp' })
    expect(await headings(/^(Topp|Under|Midt|Kjent|Bunn)/)).toEqual([
      'Topp',
      'Under 1',
      'Under 2',
      'Under 3',
      'Midt',
      'Kjent 1',
      'Kjent 2',
      'Bunn',
    ])
  })

  it('[R2.51] keeps in sight what the chain wants to be seen of a banner', async () => {
    openHome({ ...settings, top: { ...banner('Topp'), focus: { x: 15, y: 70 } } })
    await screen.findByRole('heading', { name: 'Topp' })
    const focused = [...document.querySelectorAll<HTMLElement>('[data-part="picture"][style]')]
    expect(focused.map(({ style }) => style.getPropertyValue('--banner-focus'))).toEqual(['15% 70%'])
  })

  it('[R10.214] shows a phone the taller cut of a banner', async () => {
    openHome({ ...settings, top: { ...banner('Topp'), imageMobile: '/api/v1/images/Hoy' } })
    await screen.findByRole('heading', { name: 'Topp' })
    const [first, , wide] = document.querySelectorAll('source')
    expect([first?.media, first?.srcset]).toEqual(['(width < 640px)', expect.stringContaining('/api/v1/images/Hoy/320.avif 320w')])
    expect([wide?.media, wide?.srcset]).toEqual(['', expect.stringContaining('/api/v1/images/Topp/320.avif 320w')])
  })

  it('[R2.52] shows nine goods in their positions', async () => {
    openHome(settings)
    await screen.findByRole('heading', { name: 'Vare 1' })
    expect(await headings(/^Vare/)).toEqual(settings.grid.map((id) => `Vare ${id}`))
  })

  it('[R2.51] has a heading where the chain shows nothing at the top', async () => {
    openHome({ ...settings, top: null })
    await screen.findByRole('heading', { name: 'Under 1' })
    expect((await main()).getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual(['Klær og utstyr til ute'])
  })

  it('[R2.52] leaves out positions without a setting, and goods that are gone', async () => {
    const api = fakeApi({
      settings: { ...settings, grid: [4, null, 2, null, 99] },
      'articles/bundle?articles=4,2,99': [article(2), article(4)],
    })
    openShop('/', { api })
    await screen.findByRole('heading', { name: 'Vare 4' })
    expect(await headings(/^Vare/)).toEqual(['Vare 4', 'Vare 2'])
    expect((await main()).getAllByRole('listitem').filter((item) => item.textContent === '')).toEqual([])
  })

  it('[R10.88] asks for its goods while the poll hangs, so that both give up within one limit', async () => {
    const api = fakeApi({ settings, ...bundle(settings.grid), 'polls/active': () => new Promise(() => undefined) })
    void loadHome(appOf({ api }), { params: {} })
    await expect.poll(() => api.calls.map(({ path }) => path)).toContain('articles/bundle?articles=1,2,3,4,5,6,7,8,9')
    expect(api.calls.map(({ path }) => path)).toContain('polls/active')
  })

  it('does without a poll that does not come soon after its goods', { timeout: 5000 }, async () => {
    const api = fakeApi({ settings, ...bundle(settings.grid), 'polls/active': () => new Promise(() => undefined) })
    expect(await loadHome(appOf({ api }), { params: {} })).toMatchObject({
      poll: null,
      grid: [{ id: 1 }, ...Array.from({ length: 8 }, () => ({}))],
    })
  })

  it.each([
    ['dame', ['herre', 'dame'], '/dame'],
    ['its first gender', ['herre', 'barn'], '/herre'],
  ] as const)('[R2.53] the hero leads to %s', async (_, genders, to) => {
    openHome(settings, { brand: { genders } })
    expect((await screen.findByRole('link', { name: 'Topp' })).getAttribute('href')).toBe(to)
  })

  it.each([
    [
      ['dame', 'herre', 'uni', 'barn'],
      ['Herre /herre', 'Barn /barn'],
    ],
    [
      ['dame', 'herre', 'junior', 'barn'],
      ['Herre /herre', 'Junior /junior'],
    ],
    [['junior', 'barn'], ['Barn /barn']],
    [['dame'], []],
  ] as const)('[R10.352] of %j the hero leads to %j too', async (genders, links) => {
    openHome(settings, { brand: { genders } })
    const hero = (await screen.findByRole('heading', { level: 1 })).closest('article')
    const [, ...others] = hero ? within(hero).getAllByRole('link') : []
    expect(others.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual(links)
  })

  it('[R1.12] leads to each way of browsing', async () => {
    const api = fakeApi({
      settings: noHome,
      'polls/active': { id: 5, name: 'Telt?', description: '', banner_desktop: null, banner_mobile: null, questions: [] },
    })
    openHome(noHome, { api })
    await screen.findByRole('navigation', { name: 'Finn fram' })
    const links = (label: string) =>
      within(screen.getByRole('navigation', { name: label }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'))
    expect(links('Finn fram')).toEqual(['/dame', '/herre', '/junior', '/barn', '/uni', '/friluft-og-camping'])
    expect(links('Nytt og nyttig')).toEqual(['/kampanjer', '/bestselgere', '/butikker', '/blogg', '/avstemning/5'])
    expect(screen.getAllByRole('search').length).toBeGreaterThan(0)
  })

  it('[R1.12] leads to no search where the brand has none, and to no poll while nothing is asked', async () => {
    openHome(noHome, { brand: { header: { singleLine: true } } })
    const ways = await main()
    expect(ways.queryAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('/avstemning'))).toEqual([])
    expect(screen.queryByRole('search')).toBeNull()
  })

  it('is empty without a failure where nothing is set', async () => {
    openHome(noHome)
    expect((await main()).queryByText('Noe gikk galt')).toBeNull()
    expect((await main()).getByRole('link', { name: 'Dame' })).toBeTruthy()
  })
})
