import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import './near.fixtures.ts'
import { fakeApi, openShop, shop } from './shop.fixtures.tsx'

const few = [shop(4, 'Ås', { postNo: '1430' }), shop(6, 'Bodø', { postNo: '8006' }), shop(8, 'Alta', { postNo: '9510' })]
/** Enough shops for counties: seventeen more, all of them in Oslo. */
const many = [...few, ...Array.from({ length: 17 }, (_, at) => shop(20 + at, `Oslo ${at + 10}`, { postNo: '0181' }))]

const names = (level: 2 | 3) =>
  within(screen.getByRole('main'))
    .queryAllByRole('heading', { level })
    .map(({ textContent }) => textContent)

it('[R10.265] groups the shops by county, with a way to each county', async () => {
  openShop('/butikker', { api: fakeApi({ shops: many }) })
  const list = within(await screen.findByRole('region', { name: 'Nordland' }))
  expect(list.getByRole('heading', { level: 3 }).textContent).toBe('Bodø')
  expect(names(2)).toEqual(['Akershus', 'Finnmark', 'Nordland', 'Oslo'])
  const chips = within(screen.getByRole('navigation', { name: 'Velg fylke' }))
  expect(chips.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#akershus', '#finnmark', '#nordland', '#oslo'])
  expect(document.getElementById('nordland')?.textContent).toBe('Nordland')
  const picker = chips.getByText('Velg fylke').closest('details') as HTMLDetailsElement
  picker.open = true
  fireEvent.click(chips.getByRole('link', { name: /Nordland/u }))
  expect(picker.open).toBe(false)
  picker.open = true
  fireEvent.keyDown(chips.getByRole('link', { name: /Oslo/u }), { key: 'Escape' })
  expect([picker.open, document.activeElement]).toEqual([false, picker.querySelector('summary')])
})

it('[R10.265] gives each county to the column that has the fewest shops so far', async () => {
  openShop('/butikker', { api: fakeApi({ shops: many }) })
  const counties = ['Akershus', 'Finnmark', 'Nordland', 'Oslo']
  const columns = counties.map((name) => screen.findByRole('region', { name }))
  expect((await Promise.all(columns)).map(({ dataset }) => dataset['column'])).toEqual(['start', 'end', 'start', 'end'])
})

it('[R10.265] heads nothing where all shops are in one county', async () => {
  openShop('/butikker', {
    api: fakeApi({ shops: Array.from({ length: 20 }, (_, at) => shop(4 + at, `Hamar ${at + 10}`, { postNo: '2317' })) }),
  })
  await screen.findByRole('heading', { level: 2, name: 'Hamar 10' })
  expect(names(3)).toEqual([])
  expect(screen.queryByRole('navigation', { name: 'Velg fylke' })).toBeNull()
})

it('[R10.265] groups none of fewer than twenty shops, and lists them from A to Å', async () => {
  openShop('/butikker', { api: fakeApi({ shops: many.slice(0, 19) }) })
  await screen.findByRole('heading', { level: 2, name: 'Ås' })
  expect(names(2).toSpliced(2, 16)).toEqual(['Alta', 'Bodø', 'Ås'])
  expect(screen.queryByRole('navigation', { name: 'Velg fylke' })).toBeNull()
})

it('[R10.265] groups none of the shops that are sorted from a postal code', async () => {
  const oslo = { code: '0150', place: 'Oslo', CoordLat: 59.91, CoordLong: 10.74 }
  openShop('/butikker?postnr=0150', { api: fakeApi({ shops: many, 'postalcodes/0150': oslo }) })
  await screen.findByRole('heading', { level: 2, name: 'Bodø' })
  expect(screen.queryByRole('navigation', { name: 'Velg fylke' })).toBeNull()
})

it('[R10.266] shows the county of a shop, with the way to it, where the shops are grouped', async () => {
  const { unmount } = openShop('/butikker/bodo', { api: fakeApi({ shops: many }) })
  expect((await screen.findByRole('link', { name: 'Nordland' })).getAttribute('href')).toBe('/butikker#nordland')
  unmount()
  openShop('/butikker/bodo', { api: fakeApi({ shops: few }) })
  await screen.findByRole('heading', { level: 1, name: 'Bodø' })
  expect(screen.queryByRole('link', { name: 'Nordland' })).toBeNull()
})
