import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
import { ShopCard, type ShopCardProps } from './index.ts'

const card = (props: Partial<ShopCardProps> = {}) => (
  <ShopCard
    name="Geilo"
    street="Geilovegen 38"
    place="3580 Geilo"
    hours="1-5:1000-1800,6:1000-1600"
    now={new Date('2026-03-07T12:00:00Z')}
    {...props}
  />
)
const words = (container: HTMLElement) => container.textContent.replaceAll(/\s/gu, ' ')

it('says where it is, how far, and whether it is open now', () => {
  const { container } = show(card({ to: '/butikker/geilo', mapLink: 'https://kart.eksempel.no/geilo', distance: 2449, stock: 'few' }))
  expect(screen.getByRole('link', { name: 'Geilo' }).getAttribute('href')).toBe('/butikker/geilo')
  expect(screen.getByRole('link', { name: 'Vis i kart' }).getAttribute('href')).toBe('https://kart.eksempel.no/geilo')
  for (const part of ['Geilovegen 38', '2,4 km unna', 'Få igjen', 'Åpent til 16 · åpner mandag 10'])
    expect(words(container)).toContain(part)
})

it('says of a distance from a postal code that it is about so', () => {
  const { container } = show(card({ distance: 2449, approximate: true }))
  expect(words(container)).toContain('omtrent 2 km unna')
})

it('says that it is the shopper’s own shop', () => {
  const { rerender } = show(card())
  expect(screen.queryByText('Min butikk')).toBeNull()
  rerender(card({ own: true }))
  expect(screen.getByText('Min butikk')).toBeTruthy()
})

it('folds its week away, with today marked', async () => {
  const { container } = show(card({ phone: '32\u{A0}09\u{A0}00\u{A0}00' }))
  const details = container.querySelector('details')
  expect(details?.open).toBe(false)
  await userEvent.click(screen.getByText('Alle åpningstider'))
  expect(details?.querySelector('[data-today]')?.textContent).toContain('Lørdag')
  expect(screen.getByRole('link', { name: '32\u{A0}09\u{A0}00\u{A0}00' }).getAttribute('href')).toBe('tel:32090000')
})

it('tells of days that are not as usual where it was unfolded before the page was hydrated', async () => {
  const page = card({ deviations: [{ date: '2026-03-09', hours: null, name: 'Varetelling' }] })
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  container.querySelector('details')?.setAttribute('open', '')
  render(page, { container, hydrate: true })
  expect(await screen.findByText('Varetelling')).toBeTruthy()
})

it('says neither open nor closed on the server, nor anything of stock where none is given', () => {
  const { container } = show(card({ now: null }))
  expect(container.querySelector('[data-part=now], [data-part=stock], [data-today]')).toBeNull()
})
