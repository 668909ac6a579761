import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
import { Switch } from './index.ts'

it('turns by a press anywhere on its line, and by Space', async () => {
  const handleChecked = vi.fn()
  show(<Switch label="Varsle meg" onCheckedChange={handleChecked} />)
  await userEvent.click(screen.getByText('Varsle meg'))
  screen.getByRole('switch', { name: 'Varsle meg' }).focus()
  await userEvent.keyboard(' ')
  expect(handleChecked.mock.calls).toEqual([[true], [false]])
})
