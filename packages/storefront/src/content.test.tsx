import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fetchPage } from './app/index.ts'
import { createServerShop } from './entry-server.tsx'
import { appOf, article, fakeApi, found, openShop, plainBrand } from './shop.fixtures.tsx'

const page = async (name: string) => ({ title: `Side ${name}`, description: '', html: `<p>${name}</p>` })
const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const ask = (path: string, options: Parameters<typeof appOf>[0] = {}) =>
  createServerShop(appOf({ page, ...options }))(new Request(`https://eksempel.example${path}`))

it.each(['om-oss', 'kundeservice', 'personvernerklaering', 'vedlikehold', 'baerekraftig-forretningspraksis'])(
  '[R2.03] /%s opens its own screen',
  async (name) => {
    openShop(`/${name}`, { page })
    expect(await title(`Side ${name}`)).toBeTruthy()
  },
)

it('[R2.03] /checkout opens the cart', async () => {
  openShop('/checkout')
  expect(await title('Min Handlekurv')).toBeTruthy()
  expect(await ask('/checkout')).toMatchObject({ status: 200, modules: expect.arrayContaining(['cart']) })
})

it.each(['dette-trenger-barnet-til-barnehagestart', 'hvordan-kle-barna', 'bionic-finish-eco'])(
  '[R2.04] /%s opens its own editorial page',
  async (name) => {
    openShop(`/${name}`, { page })
    expect(await title(`Side ${name}`)).toBeTruthy()
  },
)

it('[R10.62] /trim opens the training page', async () => {
  openShop('/trim', { page })
  expect(await title('Side trim')).toBeTruthy()
})

it('[R2.05] the house brand’s page opens for a product that the brand names, and any other is missing', async () => {
  const brand = { houseBrandProducts: ['jakke'], pages: ['furet-vaerbitt-jakke'] }
  openShop('/furet-vaerbitt-jakke', { page, brand })
  expect(await title('Side furet-vaerbitt-jakke')).toBeTruthy()
  expect(await ask('/furet-vaerbitt-jakke', { brand })).toMatchObject({ status: 200 })
  expect(await ask('/furet-vaerbitt-sekk', { brand })).toMatchObject({ status: 404 })
  expect(await ask('/furet-vaerbitt-', { brand })).toMatchObject({ status: 404 })
})

it('[R10.210] the customer-service page begins with the phone number, the e-mail address and the shops', async () => {
  openShop('/kundeservice', { page })
  await title('Side kundeservice')
  const links = within(screen.getByRole('list', { name: 'Kontakt' })).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['tel:61000000', 'mailto:hei@eksempel.example', '/butikker'])
  expect(links.map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '))).toEqual([
    'Ring oss61 00 00 00',
    'Skriv til osshei@eksempel.example',
    'Kom innomFinn butikkKart og åpningstider',
  ])
  cleanup()
  openShop('/om-oss', { page })
  await title('Side om-oss')
  expect(screen.queryByRole('list', { name: 'Kontakt' })).toBeNull()
})

it('[R10.304] the contact tiles tell when the phone is answered and how soon an e-mail is, as the brand sets them', async () => {
  const company = { ...plainBrand.company, phoneHours: 'Hverdager 9–16', answerTime: 'Svar innen 4 timer' }
  openShop('/kundeservice', { page, brand: { company } })
  await title('Side kundeservice')
  const links = within(screen.getByRole('list', { name: 'Kontakt' })).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '))).toEqual([
    'Ring oss61 00 00 00Hverdager 9–16',
    'Skriv til osshei@eksempel.exampleSvar innen 4 timer',
    'Kom innomFinn butikkKart og åpningstider',
  ])
})

it('[R10.355] customer service leads to the orders and to the returns first', async () => {
  openShop('/kundeservice', { page })
  await title('Side kundeservice')
  const links = within(screen.getByRole('heading', { level: 1 }).closest('[data-part="head"]') as HTMLElement).getAllByRole('link')
  expect(links.slice(0, 2).map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Mine ordrer', '/min-side/ordrer'],
    ['Retur', '#retur'],
  ])
})

it('[R11.84] the figures of a page stand between its title and its text', async () => {
  const figures = [
    { value: '42', words: 'butikker' },
    { value: '5', words: 'års garanti' },
  ]
  openShop('/om-oss', { page: async (name) => ({ ...(await page(name)), figures }) })
  const heading = await title('Side om-oss')
  const list = screen.getByRole('list', { name: 'I tall' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['42 butikker', '5 års garanti'])
  expect(heading.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(list.compareDocumentPosition(screen.getByText('om-oss'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  cleanup()
  openShop('/om-oss', { page })
  await title('Side om-oss')
  expect(screen.queryByRole('list', { name: 'I tall' })).toBeNull()
})

it('[R11.126] the history of a page is a list of its years', async () => {
  const history = [
    { value: '1974', words: 'Den første butikken' },
    { value: '1989', words: 'Den tiende' },
    { value: '2003', words: 'Nettbutikk' },
  ]
  openShop('/om-oss', { page: async (name) => ({ ...(await page(name)), history }) })
  await title('Side om-oss')
  const years = within(screen.getByRole('list', { name: 'År for år' })).getAllByRole('listitem')
  expect(years.map(({ textContent }) => textContent)).toEqual(['1974 Den første butikken', '1989 Den tiende', '2003 Nettbutikk'])
  cleanup()
  openShop('/om-oss', { page })
  await title('Side om-oss')
  expect(screen.queryByRole('list', { name: 'År for år' })).toBeNull()
})

it('[R10.205] a page under a name of its own opens at its address, and wins over a category', async () => {
  const brand = { pages: ['jobb', 'klaer'] }
  openShop('/jobb', { page, brand })
  expect(await title('Side jobb')).toBeTruthy()
  expect(await ask('/jobb', { brand })).toMatchObject({
    status: 200,
    head: { canonical: '/jobb' },
    modules: expect.arrayContaining(['content']),
  })
  expect(await ask('/klaer', { brand })).toMatchObject({ modules: expect.arrayContaining(['content']) })
  expect(await ask('/jobb', { page: async () => null })).toMatchObject({ status: 404 })
})

it('a page that the brand does not have is missing', async () => {
  expect(await ask('/trim', { page: async () => null })).toMatchObject({ kind: 'page', status: 404 })
})

describe('a page that is fetched in the browser', () => {
  afterEach(() => vi.unstubAllGlobals())
  const answered = (status: number) =>
    new Response(status === 200 ? JSON.stringify({ title: 'Om oss', description: '', html: '' }) : '', { status })

  it.each([429, 502, 503])('and fails with %i can be tried again', async (status) => {
    const fetch = vi.fn().mockResolvedValueOnce(answered(status)).mockResolvedValueOnce(answered(200))
    vi.stubGlobal('fetch', fetch)
    openShop('/om-oss', { page: fetchPage })
    await userEvent.click(await screen.findByRole('button', { name: /Prøv igjen/ }))
    expect(await title('Om oss')).toBeTruthy()
    expect(fetch.mock.calls).toEqual([['/pages/om-oss.json'], ['/pages/om-oss.json']])
  })

  it.each([
    ['no answer', async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['half an answer', async () => ({ ok: true, status: 200, json: () => Promise.reject(new TypeError('network error')) })],
  ])('and gets %s is asked for again, and the document is not loaded anew', async (_, fails) => {
    const fetch = vi.fn().mockImplementationOnce(fails).mockResolvedValueOnce(answered(200))
    vi.stubGlobal('fetch', fetch)
    openShop('/om-oss', { page: fetchPage })
    await userEvent.click(await screen.findByRole('button', { name: /Prøv igjen/ }))
    await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2))
    expect(await title('Om oss')).toBeTruthy()
  })

  it('and that the brand does not have is missing', async () => {
    vi.stubGlobal('fetch', async () => answered(404))
    openShop('/om-oss', { page: fetchPage })
    expect(await screen.findByText('404')).toBeTruthy()
  })
})

it('a link in a page leads on within the shop', async () => {
  const html = '<p>Se <a href="/dame">klær til dame</a>.</p>'
  const { router } = openShop('/om-oss', { page: async () => ({ title: 'Om oss', description: '', html }) })
  await userEvent.click(await screen.findByRole('link', { name: 'klær til dame' }))
  expect(await title('Dame')).toBeTruthy()
  expect(router.state.location.pathname).toBe('/dame')
})

it('a page with several sections has ways to each of them', async () => {
  const html = '<h2 id="betaling">Betaling</h2><p>x</p><h2 id="retur">Angrerett &amp; <em>retur</em></h2><h2 id="faq">Svar</h2>'
  openShop('/kundeservice', { page: async () => ({ title: 'Kundeservice', description: '', html }) })
  const contents = within(await screen.findByRole('navigation', { name: 'På denne siden' }))
  expect(contents.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Betaling', '#betaling'],
    ['Angrerett & retur', '#retur'],
    ['Svar', '#faq'],
  ])
  cleanup()
  openShop('/om-oss', { page })
  await title('Side om-oss')
  expect(screen.queryByRole('navigation', { name: 'På denne siden' })).toBeNull()
})

it('[R10.348] the head of customer service leads to the first three questions that the page answers', async () => {
  const asked = ['Krymper den?', 'Klør den?', 'Stopper dere &amp; lapper?', 'Og ellers?']
  const questions = asked.map((words, index) => `<h3 id="svar-${index}">${words}</h3><p>x</p>`).join('')
  const html = `<h2 id="retur">Retur</h2><h3 id="skjema">Skjema</h3><h2 id="faq">Svar</h2>${questions}<h2 id="kontakt">Kontakt</h2><h3 id="post">Post</h3>`
  openShop('/kundeservice', { page: async () => ({ title: 'Kundeservice', description: '', html }) })
  const list = within(await screen.findByRole('list', { name: 'Ofte spurt om' }))
  expect(list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Krymper den?', '#svar-0'],
    ['Klør den?', '#svar-1'],
    ['Stopper dere & lapper?', '#svar-2'],
  ])
  cleanup()
  openShop('/kundeservice', { page })
  await title('Side kundeservice')
  expect(screen.queryByRole('list', { name: 'Ofte spurt om' })).toBeNull()
})

it('[R10.313] the tiles of customer service say what is in their sections, where the brand has written it', async () => {
  const titles = { betaling: 'Betaling', retur: 'Retur', kontakt: 'Kontakt', faq: 'Svar' }
  const html = Object.entries(titles)
    .map(([id, words]) => `<h2 id="${id}">${words}</h2><p>x</p>`)
    .join('')
  const summaries = { betaling: 'Kort og faktura', kontakt: 'Vi svarer selv', faq: 'Ull som klør' }
  const served = async (name: string) => ({ ...(await page(name)), html, summaries })
  const links = async () =>
    within(await screen.findByRole('navigation', { name: 'På denne siden' }))
      .getAllByRole('link')
      .map((link) => [link.getAttribute('href'), link.querySelector('strong')?.textContent, link.querySelector('small')?.textContent])
  openShop('/kundeservice', { page: served })
  expect(await links()).toEqual([
    ['#betaling', 'Betaling', 'Kort og faktura'],
    ['#retur', 'Retur', undefined],
    ['#faq', 'Svar', 'Ull som klør'],
  ])
  const ways = screen.getByRole('list', { name: 'Kontakt' })
  expect(ways.previousElementSibling?.textContent).toBe('Vi svarer selv')
  expect(ways.previousElementSibling?.getAttribute('href')).toBe('#kontakt')
})

it('[R10.289] a page of the house brand begins with its goods: picture, price and the way to them', async () => {
  const withGoods = async (name: string) => ({ ...(await page(name)), description: 'Holder vannet ute.', goods: 'jakke' })
  const brand = { houseBrandProducts: ['jakke'], pages: ['furet-vaerbitt-jakke'] }
  const api = fakeApi({ 'articles/search': found([article(7), article(8)]) })
  openShop('/furet-vaerbitt-jakke', { page: withGoods, brand, api })
  const heading = await title('Side furet-vaerbitt-jakke')
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('img', { name: 'Vare 7' })).toBeTruthy()
  expect(main.getByText('Holder vannet ute.')).toBeTruthy()
  expect(main.getByRole('link', { name: 'Velg størrelse og farge' }).getAttribute('href')).toBe('/product/vare-7')
  expect(heading.closest('div:has(img)')?.textContent).toMatch(/499,00/u)
  expect(main.queryByRole('heading', { name: 'Vare 7' })).toBeNull()
  expect(main.getByRole('heading', { name: 'Vare 8' })).toBeTruthy()
  cleanup()
  openShop('/furet-vaerbitt-jakke', { page: withGoods, brand, api: fakeApi({ 'articles/search': found([]) }) })
  await title('Side furet-vaerbitt-jakke')
  expect(screen.queryByRole('link', { name: 'Velg størrelse og farge' })).toBeNull()
})

it('goods that a page names stand beneath it, and a failure leaves the page whole', async () => {
  const withGoods = async (name: string) => ({ ...(await page(name)), goods: 'regnsett' })
  const api = fakeApi({ 'articles/search': found([article(7)]) })
  openShop('/hvordan-kle-barna', { page: withGoods, api })
  expect(await screen.findByRole('heading', { name: 'Vare 7' })).toBeTruthy()
  expect(api.calls).toContainEqual(expect.objectContaining({ sent: expect.objectContaining({ query: 'regnsett', take: 4 }) }))
  expect(screen.getByRole('link', { name: 'Se flere' }).getAttribute('href')).toBe('/search/regnsett')
  cleanup()
  const failing = fakeApi({
    'articles/search': () => {
      throw new Error('no line')
    },
  })
  openShop('/hvordan-kle-barna', { page: withGoods, api: failing })
  await title('Side hvordan-kle-barna')
  expect(screen.queryByRole('list', { name: 'Det vi skriver om' })).toBeNull()
  const partly = [api, failing].map((answering) => ask('/hvordan-kle-barna', { page: withGoods, api: answering }))
  expect(await Promise.all(partly)).toMatchObject([
    { status: 200, partial: false },
    { status: 200, partial: true },
  ])
})
