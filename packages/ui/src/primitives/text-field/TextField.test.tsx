import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
import { TextField } from './index.ts'

it('reports each change as text, and passes on what phones need', async () => {
  const handleValue = vi.fn()
  show(<TextField label="Mobilnummer" inputMode="tel" autoComplete="tel" onValueChange={handleValue} />)
  const input = screen.getByRole('textbox', { name: 'Mobilnummer' })
  await userEvent.type(input, '41')
  expect(handleValue.mock.calls).toEqual([['4'], ['41']])
  expect(input.getAttribute('inputmode')).toBe('tel')
  expect(input.getAttribute('autocomplete')).toBe('tel')
})
