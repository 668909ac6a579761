import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { createServerShop, createSiteFiles } from './entry-server.tsx'
import './near.fixtures.ts'
import { appOf, facets, fakeApi, found, openShop, shop } from './shop.fixtures.tsx'

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
  shop(8, 'Alta', { postNo: '9510', CoordLat: 69.96, CoordLong: 23.27 }),
]
const tromso = { code: '9008', place: 'Tromsø', CoordLat: 69.65, CoordLong: 18.95 }
const oslo = { code: '0150', place: 'Oslo', CoordLat: 59.91, CoordLong: 10.74 }
const api = () => fakeApi({ shops, 'postalcodes/9008': tromso, 'postalcodes/0150': oslo })
const names = (level: 2 | 3) =>
  within(screen.getByRole('main'))
    .getAllByRole('heading', { level })
    .map(({ textContent }) => textContent)
const ask = (path: string) => createServerShop(appOf({ api: api() }))(new Request(`https://eksempel.example${path}`))

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z'), shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

it('[R10.57] lists the shops with their hours, and leads to each', async () => {
  openShop('/butikker', { api: api() })
  await screen.findByRole('heading', { level: 1, name: 'Butikker' })
  expect(names(2)).toEqual(['Alta', 'Bodø', 'Ås'])
  const heading = within(screen.getByRole('heading', { level: 2, name: 'Bodø' }))
  expect(heading.getByRole('link').getAttribute('href')).toBe('/butikker/bodo')
  expect(
    within(screen.getByRole('heading', { name: 'Bodø' }).closest('li') as HTMLElement)
      .getByRole('link', { name: 'Vis i kart' })
      .getAttribute('href'),
  ).toBe('https://kart.example/4')
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

const map = () => within(screen.getByRole('group', { name: 'Kart over butikkene' }))

it('[R10.265] shows them on a map that is in step with the list', async () => {
  openShop('/butikker', { api: api() })
  const card = (await screen.findByRole('heading', { level: 2, name: 'Bodø' })).closest('article') as HTMLElement
  const mark = map().getByRole('link', { name: 'Bodø' })
  expect(mark.getAttribute('href')).toBe('/butikker/bodo')
  fireEvent.mouseEnter(card)
  expect(mark.closest('li')?.dataset['active']).toBe('true')
  fireEvent.mouseLeave(card)
  expect(mark.closest('li')?.dataset['active']).toBeUndefined()
  fireEvent.focus(mark)
  expect(card.dataset['active']).toBe('true')
  fireEvent.blur(mark)
  expect(card.dataset['active']).toBeUndefined()
})

it('[R10.265] marks the shopper’s own shop in the list and on the map', async () => {
  localStorage.setItem('vd-shop', JSON.stringify({ id: 6, name: 'Bodø', slug: 'bodo' }))
  openShop('/butikker', { api: api() })
  expect(await screen.findByRole('link', { name: 'Bodø, min butikk' })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 2, name: 'Bodø' }).closest('article')?.dataset['own']).toBe('true')
})

it('[R10.265] begins the map with those nearest to a postal code', async () => {
  const north = ['Narvik', 'Harstad', 'Svolvær'].map((name, index) => shop(10 + index, name, { CoordLat: 68, CoordLong: 15 + index }))
  openShop('/butikker?postnr=9008', { api: fakeApi({ shops: [...shops, ...north], 'postalcodes/9008': tromso }) })
  await screen.findByRole('heading', { level: 2, name: 'Alta' })
  expect(map().queryByRole('link', { name: 'Ås' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Vis hele kartet' }))
  expect(map().getByRole('link', { name: 'Ås' })).toBeTruthy()
})

it('[R10.265] has the map, and what unfolds it on a phone, without scripts', async () => {
  const page = await ask('/butikker')
  const html = document.createElement('div')
  html.innerHTML = page.kind === 'page' ? renderToString(page.element) : ''
  const folded = html.querySelector('[data-part=places]:has(details) > [data-part=map] [role=group]')
  expect(html.querySelector('details > summary')?.textContent).toMatch(/Vis kartet/u)
  expect(folded?.querySelector('a[href="/butikker/bodo"]')).toBeTruthy()
  expect(folded?.querySelector('[data-part=land]')?.getAttribute('d')?.length).toBeGreaterThan(10_000)
})

const atDevice = (getCurrentPosition: Geolocation['getCurrentPosition']) => {
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'geolocation'))
}

it('[R10.307] sorts the shops by distance from the device when asked to, keeps the focus and the map, and goes back', async () => {
  atDevice((answer) => answer({ coords: { latitude: 59.91, longitude: 10.74 } } as GeolocationPosition))
  openShop('/butikker', { api: api() })
  await screen.findByRole('heading', { level: 1, name: 'Butikker' })
  expect(names(2)).toEqual(['Alta', 'Bodø', 'Ås'])
  const shown = await screen.findByRole('group', { name: 'Kart over butikkene' })
  const button = screen.getByRole('button', { name: 'Bruk posisjonen min' })
  button.focus()
  fireEvent.click(button)
  const count = await screen.findByText('3 butikker, nærmest der du er først')
  expect(count.closest('[role=status]')).toBeTruthy()
  expect(names(2)).toEqual(['Ås', 'Bodø', 'Alta'])
  expect(screen.getByRole('group', { name: 'Kart over butikkene' })).toBe(shown)
  expect(document.activeElement).toBe(button)
  expect(button.textContent).toBe('Vis alle, fra A til Å')
  fireEvent.click(button)
  expect(names(2)).toEqual(['Alta', 'Bodø', 'Ås'])
})

it('[R10.307] says that the device gave no position, and keeps the list as it was', async () => {
  atDevice((_, refuse) => refuse?.({ code: 1 } as GeolocationPositionError))
  openShop('/butikker', { api: api() })
  fireEvent.click(await screen.findByRole('button', { name: 'Bruk posisjonen min' }))
  expect(await screen.findByText('Vi fikk ikke posisjonen din. Skriv postnummeret i stedet.')).toBeTruthy()
  expect(names(2)).toEqual(['Alta', 'Bodø', 'Ås'])
})

it('[R10.265] has no map where no shop says where it is', async () => {
  openShop('/butikker', { api: fakeApi({ shops: [shop(4, 'Lom')] }) })
  await screen.findByRole('heading', { level: 2, name: 'Lom' })
  expect(screen.queryByRole('group', { name: 'Kart over butikkene' })).toBeNull()
})

it('counts the one shop of a chain that has no other yet', async () => {
  openShop('/butikker', { api: fakeApi({ shops: shops.slice(0, 1) }) })
  expect(await screen.findByText('1 butikk')).toBeTruthy()
})

it('puts the shops near a postal code first, by a form that needs no script', async () => {
  const page = await ask('/butikker?postnr=0150')
  expect(page.kind).toBe('page')
  const html = page.kind === 'page' ? renderToString(page.element) : ''
  expect([...html.matchAll(/<h2[^>]*><a[^>]*href="\/butikker\/([a-z]+)"/g)].map(([, slug]) => slug)).toEqual(['as', 'bodo', 'alta'])
  expect(html).toMatch(/nærmest Oslo først/)
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
  const near = within(screen.getByRole('region', { name: 'Andre butikker i nærheten' }))
  expect(near.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Alta', 'Ås'])
})

it('[R10.266] shows the place of one shop among those near it', async () => {
  const fauske = shop(9, 'Fauske', { postNo: '8200', CoordLat: 67.26, CoordLong: 15.39 })
  openShop('/butikker/bodo', { api: fakeApi({ shops: [...shops, fauske] }) })
  const place = within(await screen.findByRole('group', { name: 'Her ligger butikken' }))
  expect(place.getAllByRole('listitem').map((mark) => [mark.textContent, mark.dataset['current']])).toEqual([
    ['Bodø', 'true'],
    ['Fauske', undefined],
  ])
  expect(place.getByRole('link', { name: 'Fauske' }).getAttribute('href')).toBe('/butikker/fauske')
})

it('[R10.267] shows what the shop has now: what sells best of it, and the way to the rest by category', async () => {
  const ofShop = fakeApi({ shops, 'articles/facets': facets({ total: 41, category: [{ id: 1, count: 41 }] }) })
  openShop('/butikker/bodo', { api: ofShop })
  const here = within(await screen.findByRole('region', { name: 'På lager her nå' }))
  expect(here.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Vare 7', 'Vare 8'])
  const chips = within(here.getByRole('navigation', { name: 'Se hva Bodø har' }))
  expect(chips.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Klær (41)', '/klaer?shop=bodo'],
  ])
  const asked = ofShop.calls.find(({ path }) => path === 'articles/search')?.sent
  expect(JSON.stringify(asked)).toMatch(/"shops".*6|6.*"shops"/u)
})

it('[R10.267] shows nothing of the kind for a shop that has nothing, or where it does not come', async () => {
  const { unmount } = openShop('/butikker/bodo', { api: fakeApi({ shops, 'articles/search': found([]) }) })
  await screen.findByRole('heading', { level: 1, name: 'Bodø' })
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(screen.queryByRole('region', { name: 'På lager her nå' })).toBeNull()
  unmount()
  const log = vi.fn()
  openShop('/butikker/bodo', { api: fakeApi({ shops, 'articles/search': undefined }), log })
  await screen.findByRole('heading', { level: 1, name: 'Bodø' })
  await waitFor(() => expect(log).toHaveBeenCalled())
  expect(screen.queryByRole('region', { name: 'På lager her nå' })).toBeNull()
})

it('[R10.266] is made the shopper’s own shop there, and given up', async () => {
  openShop('/butikker/bodo', { api: api() })
  fireEvent.click(await screen.findByRole('button', { name: 'Velg som min butikk' }))
  expect(await screen.findByRole('link', { name: 'Min butikk: Bodø' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Valgt: Bodø er min butikk. Fjern valget' }))
  expect(await screen.findByRole('link', { name: 'Min butikk' })).toBeTruthy()
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
