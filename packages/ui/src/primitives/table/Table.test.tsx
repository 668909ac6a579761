import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
import { Table } from './index.ts'

const columns = [
  { id: 'size', title: 'Størrelse' },
  { id: 'chest', title: 'Bryst, cm', numeric: true },
]
const rows = [
  { id: 's', cells: { size: 'S', chest: 92 } },
  { id: 'm', cells: { size: 'M', chest: 98 }, marked: true },
]

it('is a region of its caption’s name that the keyboard can scroll', () => {
  show(<Table caption="Mål i centimeter" columns={columns} rows={rows} />)
  const region = screen.getByRole('region', { name: 'Mål i centimeter' })
  expect(region.tabIndex).toBe(0)
  expect(within(region).getByRole('table', { name: 'Mål i centimeter' })).toBeTruthy()
})

it('has a heading for every column and row, and tells numbers and the marked row', () => {
  show(<Table caption="Mål" columns={columns} rows={rows} />)
  expect(screen.getAllByRole('columnheader').map((cell) => [cell.textContent, cell.hasAttribute('data-numeric')])).toEqual([
    ['Størrelse', false],
    ['Bryst, cm', true],
  ])
  const marked = screen.getByRole('rowheader', { name: 'M' }).closest('tr')
  expect(marked?.hasAttribute('data-marked')).toBe(true)
  expect(screen.getByText('98').hasAttribute('data-numeric')).toBe(true)
})

it('says so when it has no rows', () => {
  show(<Table caption="Kjøp" columns={columns} rows={[]} empty="Du har ikke handlet her ennå." />)
  expect(screen.getByText('Du har ikke handlet her ennå.').closest('td')?.getAttribute('colspan')).toBe('2')
})
