import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
import { ColorPicker } from './index.ts'

const colors = [
  { id: 7, name: 'Gran', hex: '#1f5a4a' },
  { id: 9, name: 'Rust', hex: '#b3402e' },
]

it('names the selected colour and reports another', async () => {
  const handleChange = vi.fn()
  show(<ColorPicker colors={colors} value={7} onValueChange={handleChange} />)
  expect(screen.getByRole('group', { name: /^Farge/ }).querySelector('legend')?.textContent).toBe('Farge: Gran')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Gran' }).checked).toBe(true)
  await userEvent.click(screen.getByRole('radio', { name: 'Rust' }))
  expect(handleChange).toHaveBeenCalledExactlyOnceWith(9)
})

it('says of a colour that no shop has it, and lets it be selected all the same', async () => {
  const handleChange = vi.fn()
  show(<ColorPicker colors={colors.map((color) => ({ ...color, available: color.id === 7 }))} value={7} onValueChange={handleChange} />)
  await userEvent.click(screen.getByRole('radio', { name: 'Rust (ikke på lager)' }))
  expect(handleChange).toHaveBeenCalledExactlyOnceWith(9)
})

it('[R10.335] names the only colour, and offers no choice', () => {
  show(<ColorPicker colors={colors.slice(0, 1)} value={7} onValueChange={() => undefined} />)
  expect(screen.getByRole('group').textContent).toBe('Farge: Gran')
  expect(screen.queryByRole('radio')).toBeNull()
})
