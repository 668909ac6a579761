import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { jacketRust, jacketSpruce } from '../internal/samples.data.ts'
import { show } from '../../foundation/internal/testing.tsx'
import { CompareBar } from './index.ts'

const articles = [
  { id: 1, name: 'Rim Lue', image: jacketSpruce },
  { id: 2, name: 'Skare Skalljakke', image: jacketRust },
]
const bar = (change: Partial<Parameters<typeof CompareBar>[0]> = {}) => (
  <CompareBar articles={articles} most={4} to="/sammenlign?artikler=1,2" onRemove={vi.fn()} onClear={vi.fn()} {...change} />
)

it('tells how many are chosen, leads to them, and takes each or all out', async () => {
  const handleRemove = vi.fn()
  const handleClear = vi.fn()
  show(bar({ onRemove: handleRemove, onClear: handleClear }))
  const region = within(screen.getByRole('region', { name: 'Valgt til sammenligning' }))
  expect(region.getByRole('status').textContent).toBe('2 av 4 valgt')
  expect(region.getByRole('link', { name: 'Sammenlign' }).getAttribute('href')).toBe('/sammenlign?artikler=1,2')
  await userEvent.click(region.getByRole('button', { name: 'Ta bort Skare Skalljakke' }))
  await userEvent.click(region.getByRole('button', { name: 'Tøm' }))
  expect(handleRemove.mock.calls).toEqual([[2]])
  expect(handleClear).toHaveBeenCalledOnce()
})

it('says that there is no room, and asks for one more where there is but one', () => {
  const { rerender } = show(bar({ refused: true }))
  expect(screen.getByRole('status').textContent).toBe('Det er plass til 4. Ta bort én først.')
  rerender(bar({ articles: articles.slice(0, 1) }))
  expect(screen.getByRole('status').textContent).toBe('1 valgt. Velg én til.')
})

it('has nothing to press while nothing is chosen', () => {
  show(bar({ articles: [] }))
  expect(screen.queryByRole('region')).toBeNull()
  expect(screen.queryAllByRole('button')).toEqual([])
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('')
})
