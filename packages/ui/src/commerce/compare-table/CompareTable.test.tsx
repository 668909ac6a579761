import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { jacketRust, jacketSpruce, kroner } from '../internal/samples.data.ts'
import { show } from '../../foundation/internal/testing.tsx'
import { CompareTable } from './index.ts'

const articles = [
  { id: 1, name: 'Rim Lue', to: '/product/rim-lue', image: jacketSpruce, removeTo: '/sammenlign?artikler=2' },
  { id: 2, name: 'Skare Lue', to: '/product/skare-lue', image: jacketRust, removeTo: '/sammenlign?artikler=1' },
]
const groups = [
  {
    title: 'Tekniske data',
    rows: [
      { title: 'Vekt', cells: ['90 g', null], differs: true },
      { title: 'Sesong', cells: ['vinter', 'vinter'], differs: false },
      { title: 'Pris', cells: [199, 249].map((price) => ({ price: kroner(price), beforePrice: null })), differs: true },
    ],
  },
  { title: 'Tom', rows: [] },
]

const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(`^${name}`, 'u') }))

it('has a column for each article and a row for each property, and says which differ and what nobody told', () => {
  show(<CompareTable articles={articles} groups={groups} />)
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Rim Lue', 'Skare Lue'])
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Bilde',
    'Tekniske data',
    'Vekt (ulikt)',
    'Sesong',
    'Pris (ulikt)',
  ])
  expect(
    row('Vekt')
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['90 g', '–ikke oppgitt'])
  expect(row('Sesong').getByRole('rowheader').closest('tr')?.dataset['differs']).toBe('false')
  expect(row('Pris').getAllByRole('cell')[1]?.textContent).toContain('249')
})

it('is a region that the keyboard can scroll, and takes an article out by a link to the rest', async () => {
  const handleRemove = vi.fn()
  show(<CompareTable articles={articles} groups={groups} onRemove={handleRemove} />)
  expect(screen.getByRole('region', { name: 'Sammenligning av Rim Lue, Skare Lue' }).tabIndex).toBe(0)
  const link = screen.getByRole('link', { name: 'Ta bort Rim Lue' })
  expect(link.getAttribute('href')).toBe('/sammenlign?artikler=2')
  await userEvent.click(link)
  expect(handleRemove.mock.calls).toEqual([[1]])
})

it('leads to more articles where there is room, and tells no differences of one alone', () => {
  const { container } = show(<CompareTable articles={articles.slice(0, 1)} groups={groups} addTo="/klaer" />)
  expect(screen.getByRole('link', { name: 'Legg til en vare' }).getAttribute('href')).toBe('/klaer')
  expect(container.querySelector('[data-differs]')).toBeNull()
})
