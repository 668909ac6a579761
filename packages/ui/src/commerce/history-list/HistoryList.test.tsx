import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { jacketRust, kroner } from '../internal/samples.data.ts'
import { show } from '../../foundation/internal/testing.tsx'
import { FavouriteEntry, HistoryEntry, HistoryList, type HistoryStatus } from './index.ts'

const entry = (status: HistoryStatus = 'received', images = 1) => (
  <HistoryEntry
    kind="order"
    number={10482}
    date="2026-03-02T23:30:00Z"
    status={status}
    count={3}
    images={Array.from({ length: images }, () => jacketRust)}
    total={kroner(4297)}
    to="/checkout/kvittering/hemmelig"
    trackingUrl="https://sporing.eksempel.no/1"
  />
)

it('shows number, day, status, goods and sum, with ways to the receipt and the parcel', () => {
  const { container } = show(
    <HistoryList kind="orders" count={1}>
      {entry('sent', 6)}
    </HistoryList>,
  )
  const words = container.textContent.replaceAll(/\s/gu, ' ')
  for (const part of ['Ordre 10482', 'Sendt', '3. mars 2026 · 3 varer', '+2', '4 297,00 kr']) expect(words).toContain(part)
  expect(container.querySelectorAll('picture')).toHaveLength(4)
  expect(screen.getByRole('link', { name: 'Se kvitteringen: Ordre 10482' }).getAttribute('href')).toBe('/checkout/kvittering/hemmelig')
  expect(screen.getByRole('link', { name: 'Spor pakken: Ordre 10482' }).getAttribute('href')).toBe('https://sporing.eksempel.no/1')
})

it.each([
  ['ready', 'Klar til henting'],
  ['collected', 'Hentet'],
  ['cancelled', 'Avbestilt'],
  ['expired', 'Ikke hentet i tide'],
  ['awaiting', 'Venter på bekreftelse'],
  ['unconfirmed', 'Ikke bekreftet i tide'],
  ['soldOut', 'Utsolgt'],
  ['refunded', 'Betalt tilbake'],
] as const)('says %s in words: %s', (status, words) => {
  show(<ul>{entry(status)}</ul>)
  expect(screen.getByText(words)).toBeTruthy()
})

it('says until when, names the first goods, and says nothing of a status that nobody knows', () => {
  const { container } = show(
    <ul>
      <HistoryEntry
        kind="reservation"
        number={31}
        date="2026-03-02T10:00:00Z"
        note="Hent innen lørdag 18.00"
        count={3}
        images={[]}
        names={['Skare', 'Rim', 'Fonn']}
        total={kroner(899)}
        action={<button type="button">Kjøp igjen</button>}
        level={2}
      />
    </ul>,
  )
  expect(screen.getByText('Hent innen lørdag 18.00')).toBeTruthy()
  expect([...(container.querySelector('[data-part=names]')?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Skare',
    'Rim',
    'og 1 til',
  ])
  expect(screen.getByRole('heading', { level: 2, name: 'Reservasjon 31' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Kjøp igjen' })).toBeTruthy()
  expect(container.textContent).not.toContain('Mottatt')
})

it.each([
  ['orders', 'Ingen ordrer ennå'],
  ['reservations', 'Ingen reservasjoner ennå'],
  ['favourites', 'Ingen favoritter ennå'],
] as const)('says of no %s what will be here, and leads on', (kind, title) => {
  show(<HistoryList kind={kind} count={0} />)
  expect(screen.getByRole('heading', { name: title })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Se deg om i butikken' }).getAttribute('href')).toBe('/')
})

it('loads, fails and tries again, and shows more', async () => {
  const handleRetry = vi.fn()
  const handleMore = vi.fn()
  const { rerender } = show(<HistoryList kind="orders" count="loading" />)
  expect(screen.getByRole('status').textContent).toBe('Henter Ordrer')
  rerender(<HistoryList kind="orders" count="failed" onRetry={handleRetry} />)
  await userEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }))
  expect(handleRetry).toHaveBeenCalledOnce()
  rerender(
    <HistoryList kind="orders" count={1} onMore={handleMore}>
      {entry()}
    </HistoryList>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Vis flere' }))
  expect(handleMore).toHaveBeenCalledOnce()
})

it('removes a favourite by a button that says which, and says that it cannot be had', async () => {
  const handleRemove = vi.fn()
  show(
    <HistoryList kind="favourites" count={1}>
      <FavouriteEntry to="/product/skare" name="Skare" image={jacketRust} price={kroner(899)} available={false} onRemove={handleRemove} />
    </HistoryList>,
  )
  expect(screen.getByText('Ikke på lager')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Fjern Skare fra favorittene' }))
  expect(handleRemove).toHaveBeenCalledOnce()
})

it('gives the focus to the first new entry when the button goes with the last page', async () => {
  const favourites = (names: readonly string[], isMore: boolean) => (
    <HistoryList kind="favourites" count={names.length} {...(isMore && { onMore: vi.fn() })}>
      {names.map((name) => (
        <FavouriteEntry key={name} to={name} name={name} image={jacketRust} price={kroner(899)} available onRemove={vi.fn()} />
      ))}
    </HistoryList>
  )
  const { rerender } = show(favourites(['Skare', 'Rim'], true))
  await userEvent.click(screen.getByRole('button', { name: 'Vis flere' }))
  rerender(favourites(['Skare', 'Rim', 'Fonn', 'Lyng'], true))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Vis flere' }))
  await userEvent.keyboard('{Enter}')
  rerender(favourites(['Skare', 'Rim', 'Fonn', 'Lyng', 'Kolle', 'Myrull'], false))
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Kolle' }))
})
