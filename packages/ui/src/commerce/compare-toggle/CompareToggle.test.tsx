import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
import { CompareToggle } from './index.ts'

it('asks for what a press wants, and shows what is so', async () => {
  const handleChange = vi.fn()
  show(<CompareToggle name="Rim Lue" selected={false} onSelectedChange={handleChange} />)
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Sammenlign Rim Lue' })
  await userEvent.click(screen.getByText('Sammenlign'))
  expect(handleChange.mock.calls).toEqual([[true]])
  // Nobody said that it is so.
  expect(box.checked).toBe(false)
})
