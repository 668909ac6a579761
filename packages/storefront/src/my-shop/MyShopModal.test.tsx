import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { fakeApi, openShop, shop } from '../shop.fixtures.tsx'

const stored = () => JSON.parse(localStorage.getItem('vd-shop') ?? 'null') as unknown

const shops = [shop(4, 'Byen', { CoordLat: 60, CoordLong: 10 }), shop(6, 'Bygda', { CoordLat: 61, CoordLong: 10 })]
const modal = async () => within(await screen.findByRole('dialog', { name: 'Velg min butikk' }))
const offered = (dialog: Awaited<ReturnType<typeof modal>>) =>
  dialog.getAllByRole('listitem').map((item) => item.querySelector('[data-part=name]')?.textContent)
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

describe('from the header', () => {
  it('[R10.270] chooses the shop with one press, closes, and names it from then on', async () => {
    openShop('/', { api: fakeApi({ shops }) })
    const link = await screen.findByRole('link', { name: 'Min butikk' })
    expect(link.getAttribute('href')).toBe('/butikker')
    await userEvent.click(link)
    await userEvent.click(await (await modal()).findByRole('button', { name: /^Bygda/u }))
    await closed()
    expect((await screen.findByRole('link', { name: 'Min butikk: Bygda' })).textContent).toBe('Bygda')
    expect(stored()).toEqual({ id: 6, name: 'Bygda', slug: 'bygda' })
  })

  it('[R10.270] gives the choice up', async () => {
    localStorage.setItem('vd-shop', JSON.stringify({ id: 6, name: 'Bygda', slug: 'bygda' }))
    openShop('/dame', { api: fakeApi({ shops }) })
    await userEvent.click(await screen.findByRole('link', { name: 'Min butikk: Bygda' }))
    const dialog = await modal()
    expect((await dialog.findByRole('button', { name: /^Bygda/u })).getAttribute('aria-pressed')).toBe('true')
    await userEvent.click(dialog.getByRole('button', { name: 'Ingen bestemt butikk' }))
    await closed()
    expect(stored()).toBeNull()
  })
})

it('[R10.271] finds a shop by a word of its name or address, and sorts by the distance from a postal code', async () => {
  const place = { code: '2615', place: 'LILLEHAMMER', CoordLat: 61, CoordLong: 10 }
  openShop('/dame', { api: fakeApi({ shops, 'postalcodes/2615': place }) })
  await userEvent.click(await screen.findByRole('link', { name: 'Min butikk' }))
  const dialog = await modal()
  const field = await dialog.findByRole('searchbox')
  expect(offered(dialog)).toEqual(['Byen', 'Bygda'])
  await userEvent.type(field, 'bygda')
  expect(offered(dialog)).toEqual(['Bygda'])
  await userEvent.clear(field)
  await userEvent.type(field, '2615')
  await dialog.findByText('omtrent 111 km unna')
  expect(offered(dialog)).toEqual(['Bygda', 'Byen'])
})

it('[R10.268] groups the shops by county until they are searched or sorted by distance', async () => {
  const place = { code: '2615', place: 'LILLEHAMMER', CoordLat: 61, CoordLong: 10 }
  const spread = [
    shop(4, 'Voss', { postNo: '5700', CoordLat: 60, CoordLong: 6 }),
    shop(6, 'Hamar', { postNo: '2317', CoordLat: 60, CoordLong: 11 }),
  ]
  openShop('/dame', { api: fakeApi({ shops: spread, 'postalcodes/2615': place }) })
  await userEvent.click(await screen.findByRole('link', { name: 'Min butikk' }))
  const dialog = await modal()
  const field = await dialog.findByRole('searchbox')
  const headings = () => dialog.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(headings()).toEqual(['Innlandet', 'Vestland'])
  expect(within(dialog.getByRole('list', { name: 'Vestland' })).getByRole('button', { name: /^Voss/u })).toBeTruthy()
  await userEvent.type(field, 'voss')
  expect([headings(), offered(dialog)]).toEqual([[], ['Voss']])
  await userEvent.clear(field)
  await userEvent.type(field, '2615')
  await dialog.findAllByText(/omtrent .* unna/u)
  expect([headings(), offered(dialog)]).toEqual([[], ['Hamar', 'Voss']])
})

it('[R10.272] is chosen from the menu of a phone too, which closes', async () => {
  openShop('/dame', { api: fakeApi({ shops }) })
  await userEvent.click(await screen.findByLabelText('Åpne menyen'))
  const menu = within(await screen.findByRole('dialog', { name: 'Meny' }))
  await userEvent.click(await menu.findByRole('button', { name: 'Min butikk' }))
  const dialog = await modal()
  expect(screen.queryByRole('dialog', { name: 'Meny' })).toBeNull()
  await userEvent.click(await dialog.findByRole('button', { name: /^Byen/u }))
  await closed()
  await userEvent.click(await screen.findByLabelText('Åpne menyen'))
  expect(await screen.findByRole('button', { name: 'Min butikk: Byen' })).toBeTruthy()
})

it('keeps the focus on the button while the shops are asked for again', async () => {
  let down = true
  const answer = () => {
    if (down) throw new Error('no line')
    return shops
  }
  openShop('/dame', { api: fakeApi({ shops: answer }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Min butikk' }))
  const retry = await screen.findByRole('button', { name: 'Prøv igjen' })
  await userEvent.click(retry)
  await waitFor(() => expect(retry.getAttribute('aria-busy')).toBeNull())
  expect(document.activeElement).toBe(retry)
  down = false
  await userEvent.click(retry)
  expect(await screen.findByRole('button', { name: /Byen/ })).toBeTruthy()
})
