import { act, fireEvent, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createServerShop, createSiteFiles } from './entry-server.tsx'
import { appOf, fakeApi, openShop, shop } from './shop.fixtures.tsx'

const shops = [
  shop(4, 'Ås', { address: 'Rådhusplassen 1', postNo: '1430', postPlace: 'Ås', CoordLat: 59.66, CoordLong: 10.79 }),
  shop(6, 'Bodø', {
    address: 'Storgata 9',
    postNo: '8006',
    postPlace: 'Bodø',
    CoordLat: 67.28,
    CoordLong: 14.37,
    opening_hours: '1-5:0900-1700',
    phone: '75000006',
  }),
  shop(8, 'Alta', { CoordLat: 69.96, CoordLong: 23.27 }),
]
const tromso = { code: '9008', place: 'Tromsø', CoordLat: 69.65, CoordLong: 18.95 }
const api = () => fakeApi({ shops, 'postalcodes/9008': tromso })
const names = (level: 2 | 3) =>
  within(screen.getByRole('main'))
    .getAllByRole('heading', { level })
    .map(({ textContent }) => textContent)
const ask = (path: string) => createServerShop(appOf({ api: api() }))(new Request(`https://eksempel.example${path}`))

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z'), shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

it('[R10.57] lists the shops from A to Å with their hours, and leads to each', async () => {
  openShop('/butikker', { api: api() })
  await screen.findByRole('heading', { level: 1, name: 'Butikker' })
  expect(names(2)).toEqual(['Alta', 'Bodø', 'Ås'])
  expect(screen.getByRole('link', { name: 'Bodø' }).getAttribute('href')).toBe('/butikker/bodo')
  expect(screen.getByRole('link', { name: 'Vis i kart: Bodø' }).getAttribute('href')).toBe('https://kart.example/4')
  const bodo = within(screen.getByRole('heading', { name: 'Bodø' }).closest('li') as HTMLElement)
  expect(await bodo.findByText('Åpent til 17 · åpner mandag 9')).toBeTruthy()
  expect(bodo.getByText('Mandag').nextElementSibling?.textContent).toBe('9–17')
  expect(
    bodo
      .getByText(/^75\s00\s00\s06$/)
      .closest('a')
      ?.getAttribute('href'),
  ).toBe('tel:75000006')
})

it('counts the one shop of a chain that has no other yet', async () => {
  openShop('/butikker', { api: fakeApi({ shops: shops.slice(0, 1) }) })
  expect(await screen.findByText('1 butikk')).toBeTruthy()
})

it('puts the shops near a postal code first, by a form that needs no script', async () => {
  const page = await ask('/butikker?postnr=9008')
  expect(page.kind).toBe('page')
  const html = page.kind === 'page' ? renderToString(page.element) : ''
  expect([...html.matchAll(/href="\/butikker\/([a-z]+)"/g)].map(([, slug]) => slug)).toEqual(['alta', 'bodo', 'as'])
  expect(html).toMatch(/nærmest Tromsø først/)
  expect(html).toMatch(/<form(?=[^>]*method="get")(?=[^>]*action="\/butikker")/)
})

it('says that it does not know a postal code, and shows all shops', async () => {
  openShop('/butikker?postnr=0000', { api: api() })
  expect(await screen.findByText('Vi kjenner ikke postnummeret 0000. Her er alle butikkene.')).toBeTruthy()
  expect(names(2)).toEqual(['Alta', 'Bodø', 'Ås'])
})

it('says nothing of now on the server, whose pages are kept', async () => {
  const page = await ask('/butikker')
  expect(page.kind === 'page' && renderToString(page.element)).not.toMatch(/Åpent til|Stengt ·/)
})

it('[R10.57] shows one shop: address, telephone, mail, its week, and the shops that are near', async () => {
  openShop('/butikker/bodo', { api: api() })
  await screen.findByRole('heading', { level: 1, name: 'Bodø' })
  expect(screen.getByText('Storgata 9, 8006 Bodø')).toBeTruthy()
  const contact = within(screen.getByRole('region', { name: 'Kontakt og veien hit' }))
  expect(contact.getByRole('link', { name: /^75\s00\s00\s06$/ }).getAttribute('href')).toBe('tel:75000006')
  expect(contact.getByRole('link', { name: 'butikk@eksempel.example' }).getAttribute('href')).toBe('mailto:butikk@eksempel.example')
  expect(await screen.findByText('Åpent til 17 · åpner mandag 9')).toBeTruthy()
  expect(names(3)).toEqual(['Alta', 'Ås'])
})

it('shows the picture of a shop that has one', async () => {
  const [image, imageAlt] = ['/api/v1/images/0123456789abcdef.wide.0', 'Inngangen fra Storgata']
  openShop('/butikker/bodo', { api: fakeApi({ shops: shops.map((one) => (one.id === 6 ? { ...one, image, imageAlt } : one)) }) })
  expect((await screen.findByRole('img', { name: imageAlt })).getAttribute('src')).toBe(`${image}/640.jpg`)
})

it('says on a public holiday that a shop is closed, and when it opens', async () => {
  vi.setSystemTime(new Date('2026-12-25T10:00:00Z'))
  openShop('/butikker/bodo', { api: api() })
  expect(await screen.findByText('Stengt · åpner mandag 9')).toBeTruthy()
  expect(screen.getAllByText('Første juledag').length).toBeGreaterThan(0)
})

const christmasEve = { date: '2026-12-24', hours: '1000-1300', name: 'Julaften' }
const withChristmasEve = () => fakeApi({ shops: shops.map((one) => ({ ...one, deviations: [christmasEve] })) })

it('says on a shop’s page when a day has hours of its own', async () => {
  vi.setSystemTime(new Date('2026-12-24T11:00:00Z'))
  openShop('/butikker/bodo', { api: withChristmasEve() })
  expect(await screen.findByText('Åpent til 13 · åpner mandag 9')).toBeTruthy()
  const [own] = screen.getAllByText('Julaften')
  expect(own?.closest('dt')?.nextElementSibling?.textContent).toBe('10–13')
})

it('says in the list of shops when a day has hours of its own', async () => {
  vi.setSystemTime(new Date('2026-12-24T12:30:00Z'))
  openShop('/butikker', { api: withChristmasEve() })
  const bodo = within((await screen.findByRole('heading', { name: 'Bodø' })).closest('li') as HTMLElement)
  expect(await bodo.findByText('Stengt · åpner mandag 9')).toBeTruthy()
  fireEvent.click(bodo.getByText('Alle åpningstider'))
  expect((await bodo.findByText('Julaften')).closest('dt')?.nextElementSibling?.textContent).toBe('10–13')
})

it('follows the clock while the page is open', async () => {
  vi.setSystemTime(new Date('2026-11-20T15:59:30Z'))
  openShop('/butikker/bodo', { api: api() })
  await screen.findByText('Åpent til 17 · åpner mandag 9')
  await act(() => vi.advanceTimersByTimeAsync(61_000))
  expect(await screen.findByText('Stengt · åpner mandag 9')).toBeTruthy()
})

it('[R10.64] a shop that the chain does not have is missing', async () => {
  expect(await ask('/butikker/finnes-ikke')).toMatchObject({ kind: 'page', status: 404 })
  expect(await ask('/butikker/bodo')).toMatchObject({ kind: 'page', status: 200 })
})

it('tells search engines of a shop, and lists its page', async () => {
  const page = await ask('/butikker/bodo')
  const told = page.kind === 'page' ? page.head.jsonLd : []
  expect(told).toContainEqual(
    expect.objectContaining({ '@type': 'SportingGoodsStore', name: 'Eksempel Bodø', url: 'https://eksempel.example/butikker/bodo' }),
  )
  const file = await createSiteFiles(appOf({ api: api() }))('/sitemap-sider.xml')
  for (const path of ['/butikker', '/butikker/bodo', '/blogg', '/kampanjer', '/bestselgere'])
    expect(file?.text).toContain(`<loc>https://eksempel.example${path}</loc>`)
})

it('tells shops of one name apart in their addresses', async () => {
  const twins = [shop(4, 'Byen'), shop(6, 'Byen')]
  openShop('/butikker', { api: fakeApi({ shops: twins }) })
  const links = await screen.findAllByRole('link', { name: 'Byen' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/butikker/byen-4', '/butikker/byen-6'])
})

it('gives a way on where there is no shop', async () => {
  openShop('/butikker', { api: fakeApi({ shops: [] }) })
  expect(await screen.findByRole('heading', { name: 'Ingen butikker ennå' })).toBeTruthy()
})
