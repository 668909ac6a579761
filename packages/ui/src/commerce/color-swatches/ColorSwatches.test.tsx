import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
import { ColorSwatches } from './index.ts'

const colors = [
  { id: 1, name: 'Gran', hex: '#1f5a4a' },
  { id: 2, name: 'Rust', hex: '#b3402e', available: false },
  { id: 3, name: 'Storm', hex: '#27415e' },
]

it('is buttons that say which is shown and which cannot be had', async () => {
  const handleValueChange = vi.fn()
  show(<ColorSwatches colors={colors} value={1} onValueChange={handleValueChange} />)
  const pressed = screen.getAllByRole('button').map((button) => [button.getAttribute('aria-label'), button.getAttribute('aria-pressed')])
  expect(pressed).toEqual([
    ['Gran', 'true'],
    ['Rust (ikke på lager)', 'false'],
    ['Storm', 'false'],
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Rust (ikke på lager)' }))
  expect(handleValueChange).toHaveBeenCalledExactlyOnceWith(2)
})

it('is links where each colour has a page', () => {
  show(<ColorSwatches colors={colors.map((color) => ({ ...color, to: `/product/lue-${color.id}` }))} value={3} />)
  expect(screen.getByRole('link', { name: 'Gran' }).getAttribute('href')).toBe('/product/lue-1')
  expect(screen.getByRole('link', { name: 'Storm' }).getAttribute('aria-current')).toBe('true')
  expect(screen.queryByRole('button')).toBeNull()
})

it('counts those beyond the limit, and all of them in its name', () => {
  show(<ColorSwatches colors={colors} value={null} limit={2} />)
  expect(screen.getAllByRole('button')).toHaveLength(2)
  expect(screen.getByText('+1')).toBeTruthy()
  expect(screen.getByRole('list', { name: '3 farger' })).toBeTruthy()
})
