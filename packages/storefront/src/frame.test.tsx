import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { articleDetail, fakeApi, openShop, plainBrand } from './shop.fixtures.tsx'

const extra = [
  { text: 'Kundeservice', to: '/kundeservice' },
  { text: 'Vedlikehold', to: '/vedlikehold' },
  { text: 'Om {brand}', to: '/om-oss' },
  { text: 'Informasjon', to: '/personvernerklaering' },
]
const withExtra = { menu: { ...plainBrand.menu, extra } }

const menu = () => screen.findByRole('navigation', { name: 'Hovedmeny' })
const menuLink = async (name: string) => within(await menu()).getByRole('link', { name })
const menuTexts = async () =>
  within(await menu())
    .getAllByRole('link')
    .map((link) => link.textContent)

describe('menu', () => {
  it.each([
    ['Kundeservice', '/kundeservice'],
    ['Vedlikehold', '/vedlikehold'],
  ])('[R1.03] the extra entry %s stands in the main menu and links to %s', async (name, to) => {
    openShop('/', { brand: withExtra })
    expect((await menuLink(name)).getAttribute('href')).toBe(to)
  })

  it('[R1.04] the entry about the brand has the name of the brand and links to its page', async () => {
    openShop('/', { brand: { ...withExtra, name: 'Fjell & Fjord' } })
    expect((await menuLink('Om Fjell & Fjord')).getAttribute('href')).toBe('/om-oss')
  })

  it('[R1.05] the entry Informasjon links to where the brand says', async () => {
    openShop('/', { brand: withExtra })
    expect((await menuLink('Informasjon')).getAttribute('href')).toBe('/personvernerklaering')
  })

  it('[R1.06] a brand without extra entries has none of them in its menu', async () => {
    openShop()
    expect(await menuTexts()).toEqual(['Dame', 'Herre', 'Junior', 'Barn', 'Uni', 'Friluft og camping'])
  })

  it('[R1.09] only the genders of the brand show, in the order of the menu', async () => {
    openShop('/', { brand: { genders: ['herre', 'dame'] } })
    expect(await menuTexts()).toEqual(['Dame', 'Herre', 'Friluft og camping'])
  })

  it('[R2.23] the category entry leads to its category', async () => {
    openShop()
    expect((await menuLink('Friluft og camping')).getAttribute('href')).toBe('/friluft-og-camping')
  })

  it('[R2.24] gender entries stand in order, Unisex as Uni, each leading to its own screen', async () => {
    openShop('/', { brand: { genders: ['uni', 'barn', 'junior', 'herre', 'dame'] } })
    const links = within(await menu())
      .getAllByRole('link')
      .slice(0, 5)
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Dame', '/dame'],
      ['Herre', '/herre'],
      ['Junior', '/junior'],
      ['Barn', '/barn'],
      ['Uni', '/uni'],
    ])
  })

  it('marks the entry of the open screen, after a navigation too', async () => {
    openShop('/dame')
    await screen.findByRole('heading', { level: 1, name: 'Dame' })
    expect((await menuLink('Dame')).getAttribute('aria-current')).toBe('page')
    await userEvent.click(await menuLink('Herre'))
    await screen.findByRole('heading', { level: 1, name: 'Herre' })
    expect((await menuLink('Herre')).getAttribute('aria-current')).toBe('page')
    expect((await menuLink('Dame')).hasAttribute('aria-current')).toBe(false)
  })
})

it('[R4.33] the menu opens when closed and closes when open, by the same toggle', async () => {
  openShop()
  const toggle = () => screen.getByLabelText('Åpne menyen')
  await menu()
  for (const round of [1, 2]) {
    act(() => toggle().click())
    expect(await screen.findByRole('dialog', { name: 'Meny' }), `round ${round}`).toBeTruthy()
    act(() => toggle().click())
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Meny' })).toBeNull())
  }
})

it('[R10.249] the menu of a phone unfolds what lies beneath a category, and leads to shops, campaigns, bestsellers and blog', async () => {
  openShop('/', { brand: { menu: { categories: [{ text: 'Vinter', to: '/vintersport' }], extra } } })
  await menu()
  act(() => screen.getByLabelText('Åpne menyen').click())
  const drawer = within(await screen.findByRole('dialog', { name: 'Meny' }))
  await userEvent.click(await drawer.findByRole('button', { name: 'Vis mer under Vinter' }))
  const links = drawer.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links.slice(-11)).toEqual([
    ['Alt i Vinter', '/vintersport'],
    ['Hjelmer & alpinbriller', '/vintersport/hjelmer-&-alpinbriller'],
    ['Staver', '/vintersport/staver'],
    ['Butikker', '/butikker'],
    ['Kampanjer', '/kampanjer'],
    ['Bestselgere', '/bestselgere'],
    ['Blogg', '/blogg'],
    ['Kundeservice', '/kundeservice'],
    ['Vedlikehold', '/vedlikehold'],
    ['Om Eksempel', '/om-oss'],
    ['Informasjon', '/personvernerklaering'],
  ])
})

it('[R10.253] the menu of a wide window shows what lies beneath a category under its entry, fetched at the first sign of interest', async () => {
  const api = fakeApi()
  openShop('/', {
    api,
    brand: {
      menu: {
        categories: [
          { text: 'Vinter', to: '/vintersport' },
          { text: 'Kart', to: '/kart' },
          { text: 'Hjelmer', to: '/vintersport/hjelmer-&-alpinbriller' },
        ],
        extra,
      },
    },
  })
  const bar = within(await menu())
  const asked = () => api.calls.filter(({ path }) => path === 'categories').length
  const before = asked()
  act(() => bar.getByRole('link', { name: 'Vinter' }).focus())
  await waitFor(() => expect(asked()).toBeGreaterThan(before))
  await userEvent.keyboard('{ArrowDown}')
  expect((await bar.findByRole('link', { name: 'Staver' })).getAttribute('href')).toBe('/vintersport/staver')
  expect(bar.getByRole('link', { name: 'Alt i Vinter' }).getAttribute('href')).toBe('/vintersport')
  expect(bar.queryByRole('button', { name: 'Meny: Kart' }), 'an entry without a category').toBeNull()
  act(() => bar.getByRole('link', { name: 'Hjelmer' }).focus())
  await userEvent.keyboard('{ArrowDown}')
  expect((await bar.findByRole('link', { name: 'Alpinhjelm' })).getAttribute('href')).toBe('/vintersport/hjelmer-&-alpinbriller/alpinhjelm')
  act(() => bar.getByRole('link', { name: 'Vinter' }).focus())
  await userEvent.keyboard('{ArrowDown}')
  await userEvent.click(await bar.findByRole('link', { name: 'Staver' }))
  await waitFor(() => expect(bar.queryByRole('link', { name: 'Staver' })).toBeNull())
})

it('[R10.277] a panel of the menu has the picture of its main category, fetched when it opens, and none where there is none', async () => {
  const own = (id: number, Name: string, banner: string | null) => ({
    MainGroupID: id,
    Name,
    banner,
    count: 9,
    bannerLink: null,
    minPrice: 100,
    maxPrice: 900,
    availableProductlines: [],
    subcategories: [
      {
        ArticleGroup2ID: id * 10,
        MainGroupID: id,
        Name: `${Name}sko`,
        minPrice: 1,
        maxPrice: 9,
        articlesCount: 3,
        custom: false,
        groups: [],
      },
    ],
  })
  const entries = ['/vinter', '/sommer'].map((to) => ({ text: `Til ${to.slice(1)}`, to }))
  openShop('/', {
    api: fakeApi({ categories: [own(1, 'Vinter', '/api/v1/images/wide/1'), own(2, 'Sommer', null)] }),
    brand: { menu: { categories: entries, extra } },
  })
  const bar = within(await menu())
  expect(document.querySelector('[src*="/wide/1"]')).toBeNull()
  await userEvent.click(await bar.findByRole('button', { name: 'Meny: Til vinter' }))
  await bar.findByRole('link', { name: 'Vintersko' })
  expect(bar.getByRole('link', { name: 'Alt i Til vinter' }).querySelector('img')?.getAttribute('src')).toBe(
    '/api/v1/images/wide/1/640.jpg',
  )
  await userEvent.click(bar.getByRole('button', { name: 'Meny: Til sommer' }))
  await bar.findByRole('link', { name: 'Sommersko' })
  expect(bar.getByRole('link', { name: 'Alt i Til sommer' }).querySelector('img')).toBeNull()
})

it('the menu closes as Back leads to another page', async () => {
  openShop()
  await menu()
  act(() => screen.getByLabelText('Åpne menyen').click())
  await screen.findByRole('dialog', { name: 'Meny' })
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Meny' })).toBeNull())
})

/** The header's line with the logo and the cart. */
const firstLine = (cart: HTMLElement) => cart.closest('[data-part=line]') ?? cart

describe('header', () => {
  it('[R1.07] without the flag it has two lines and a search field', async () => {
    openShop()
    const cart = await screen.findByTitle('Gå til kassen')
    expect(firstLine(cart).contains(await screen.findByRole('search'))).toBe(true)
    expect(firstLine(cart).contains(await menu())).toBe(false)
  })

  it('[R1.07] with the flag it is a single line without a search field, and everything else', async () => {
    openShop('/', { brand: { header: { singleLine: true } } })
    await menu()
    expect(screen.queryByRole('search')).toBeNull()
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(firstLine(screen.getByTitle('Gå til kassen')).contains(await menu())).toBe(true)
  })

  it('[R2.27] a search opens the screen of its URL-encoded query', async () => {
    const { router } = openShop()
    await userEvent.type(await screen.findByRole('combobox'), 'ull på tur/sekk?{Enter}')
    await screen.findByRole('heading', { level: 1, name: /ull på tur\/sekk\?/ })
    expect(router.state.location.pathname).toBe('/search/ull%20p%C3%A5%20tur%2Fsekk%3F')
  })
})

describe('footer', () => {
  it.each([
    ['full', false, 'Om selskapet'],
    ['single-line', true, null],
  ])('[R1.08] the footer is %s when the flag is %s', async (_, singleLine, heading) => {
    openShop('/', { brand: { footer: { singleLine } } })
    const footer = await screen.findByRole('contentinfo')
    expect(within(footer).queryByRole('heading', { name: 'Om selskapet' })?.textContent ?? null).toBe(heading)
  })

  it.each([false, true])('[R2.40] it asks for questions, by mail to the brand’s customer service (single line: %s)', async (singleLine) => {
    openShop('/', { brand: { footer: { singleLine }, company: { ...plainBrand.company, supportEmail: 'hjelp@fjell.example' } } })
    const footer = within(await screen.findByRole('contentinfo'))
    expect(footer.getByText(/Spørsmål\?/)).toBeTruthy()
    expect(footer.getByRole('link', { name: 'hjelp@fjell.example' }).getAttribute('href')).toBe('mailto:hjelp@fjell.example')
  })

  it.each([false, true])('[R2.41] it has a copyright line with the company of the brand (single line: %s)', async (singleLine) => {
    openShop('/', { brand: { footer: { singleLine }, company: { ...plainBrand.company, legalName: 'Fjell AS' } } })
    expect(within(await screen.findByRole('contentinfo')).getByText(/© .*Fjell AS/)).toBeTruthy()
  })

  it('leads only to pages that the brand has', async () => {
    openShop('/', { brand: { pages: ['kundeservice'] } })
    const links = within(await screen.findByRole('contentinfo'))
      .getAllByRole('link')
      .map((link) => link.textContent)
    expect(links).toContain('Kundeservice')
    expect(links).not.toContain('Vedlikehold')
  })
})

describe('texts', () => {
  it('[R10.81] a brand overrides one text, and all others stay', async () => {
    openShop('/', { brand: { texts: { footer: { questions: 'Lurer du på noe?' } } } })
    const footer = within(await screen.findByRole('contentinfo'))
    expect(footer.getByText('Lurer du på noe?')).toBeTruthy()
    expect(footer.queryByText('Spørsmål?')).toBeNull()
    expect(footer.getByText('Om selskapet')).toBeTruthy()
    expect(screen.getByTitle('Gå til kassen')).toBeTruthy()
  })

  it('[R10.81] a brand overrides texts of several features, on a screen and in what is fetched when it is opened', async () => {
    const texts = { article: { inShops: 'Hvor den henger' }, position: { open: 'Hvor langt er det?', show: 'Mål opp' } }
    const api = fakeApi({ 'articles/slug/vare-7': articleDetail(7), 'articles/7': articleDetail(7) })
    openShop('/product/vare-7', { brand: { texts }, api })
    expect(await screen.findByRole('heading', { name: 'Hvor den henger' })).toBeTruthy()
    await userEvent.click(await screen.findByRole('radio', { name: 'M' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Hvor langt er det?' }))
    expect(await screen.findByRole('button', { name: 'Mål opp' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Bruk posisjonen min' })).toBeTruthy()
    expect(screen.getByTitle('Gå til kassen')).toBeTruthy()
  })
})
