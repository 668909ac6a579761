import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { show } from '../internal/testing.tsx'
import { Button } from './index.ts'

it('does nothing while busy, and keeps focus', async () => {
  const handleClick = vi.fn()
  show(
    <Button busy onClick={handleClick}>
      Reserver
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Reserver' })
  await userEvent.click(button)
  expect(handleClick).not.toHaveBeenCalled()
  expect(button.getAttribute('aria-busy')).toBe('true')
  expect(document.activeElement).toBe(button)
})

it('answers a press otherwise, and sends no form unless asked', async () => {
  const handleClick = vi.fn()
  show(<Button onClick={handleClick}>Reserver</Button>)
  await userEvent.click(screen.getByRole('button'))
  expect(handleClick).toHaveBeenCalledOnce()
  expect(screen.getByRole('button').getAttribute('type')).toBe('button')
})
