import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
import { TextArea } from './index.ts'

it('counts what is left, takes more than fits, and is not valid then', async () => {
  const handleValue = vi.fn()
  show(<TextArea label="Omtale" max={10} onValueChange={handleValue} />)
  const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Omtale' })
  const note = () => document.getElementById(area.getAttribute('aria-describedby') ?? '')?.textContent
  expect(note()).toBe('10 tegn igjen')
  await userEvent.type(area, 'tørr')
  expect(note()).toBe('6 tegn igjen')
  expect(screen.getByRole('status').textContent).toBe('')
  await userEvent.type(area, ' og varm')
  expect(note()).toBe('2 tegn for mye')
  expect(screen.getByRole('status').textContent).toBe('Omtale kan ha høyst 10 tegn')
  expect(handleValue).toHaveBeenLastCalledWith('tørr og varm')
  expect(area.validity.customError).toBe(true)
})

it('says nothing of characters without a limit', () => {
  show(<TextArea label="Omtale" />)
  expect(screen.getByRole('textbox').hasAttribute('aria-describedby')).toBe(false)
  expect(screen.queryByRole('status')).toBeNull()
})
