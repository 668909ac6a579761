import { ApiError } from '@vidda/client'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { articleDetail, fakeApi, openShop, shop } from './shop.fixtures.tsx'

const answering = (status: number) => () => {
  throw new ApiError(status, { message: 'x', code: 'x', requestId: '1' })
}
const silent = () => {
  throw new Error('no line')
}
const api = (answer: () => unknown) =>
  fakeApi({ shops: [shop(4, 'Byen')], 'articles/vare-7': articleDetail(7), 'articles/7': articleDetail(7), 'postalcodes/2615': answer })

const lillehammer = { code: '2615', place: 'Lillehammer', CoordLat: 61.1, CoordLong: 10.5 }
const unknown = 'Vi kjenner ikke dette postnummeret'
const unanswered = 'Vi fikk ikke slått opp postnummeret. Prøv igjen om litt.'

it.each([
  ['which is not known is said to be so', answering(404), unknown, unanswered],
  ['for which no answer comes is not called unknown', silent, unanswered, unknown],
  ['for which the shop has a fault is not called unknown', answering(500), unanswered, unknown],
])('a postal code %s', async (_, answer, said, unsaid) => {
  const log = vi.fn()
  openShop('/product/vare-7', { api: api(answer), log })
  await userEvent.click(await screen.findByRole('radio', { name: /^M/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Vis avstanden til butikkene' }))
  await userEvent.type(await screen.findByRole('textbox', { name: 'Postnummer' }), '2615{Enter}')
  expect(await screen.findByText(said)).toBeTruthy()
  expect(screen.queryByText(unsaid)).toBeNull()
  expect(log).toHaveBeenCalledWith(expect.objectContaining({ name: 'PositionError', code: 59 }))
})

it('a position that is being found leaves the focus on the button that was pressed', async () => {
  const getCurrentPosition = vi.fn()
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true })
  openShop('/product/vare-7')
  await userEvent.click(await screen.findByRole('radio', { name: /^M/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Vis avstanden til butikkene' }))
  const button = await screen.findByRole('button', { name: 'Bruk posisjonen min' })
  await userEvent.click(button)
  await waitFor(() => expect(getCurrentPosition).toHaveBeenCalledOnce())
  Reflect.deleteProperty(navigator, 'geolocation')
  expect([button.matches(':disabled'), button.getAttribute('aria-busy')]).toEqual([false, 'true'])
  await userEvent.click(button)
  expect(document.activeElement).toBe(button)
})

it('[R4.38] a device that keeps its owner waiting locks nothing, and what was asked last wins', async () => {
  const getCurrentPosition = vi.fn<Geolocation['getCurrentPosition']>()
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true })
  openShop('/product/vare-7', { api: api(() => lillehammer) })
  await userEvent.click(await screen.findByRole('radio', { name: /^M/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Vis avstanden til butikkene' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Bruk posisjonen min' }))
  await waitFor(() => expect(getCurrentPosition).toHaveBeenCalledOnce())
  // Nobody has this one, and the device is asked again; it still does not answer.
  await userEvent.type(screen.getByRole('textbox', { name: 'Postnummer' }), '0000{Enter}')
  await waitFor(() => expect(getCurrentPosition).toHaveBeenCalledTimes(2))
  Reflect.deleteProperty(navigator, 'geolocation')
  await userEvent.clear(screen.getByRole('textbox', { name: 'Postnummer' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Postnummer' }), '2615{Enter}')
  await screen.findByRole('button', { name: 'Avstand fra 2615 Lillehammer' })
  for (const [found] of getCurrentPosition.mock.calls) found({ coords: { latitude: 60, longitude: 5 } } as GeolocationPosition)
  await new Promise((resolve) => setTimeout(resolve))
  expect(screen.getByRole('button', { name: 'Avstand fra 2615 Lillehammer' })).toBeTruthy()
})

it('a position that was found takes the focus on to the words that say it', async () => {
  openShop('/product/vare-7', { api: api(() => lillehammer) })
  await userEvent.click(await screen.findByRole('radio', { name: /^M/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Vis avstanden til butikkene' }))
  await userEvent.type(await screen.findByRole('textbox', { name: 'Postnummer' }), '2615{Enter}')
  expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Avstand fra 2615 Lillehammer' }))
})
