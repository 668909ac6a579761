import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
import { PageError } from './PageError.tsx'

it('offers to try again only where that can help', async () => {
  const onRetry = vi.fn()
  const { rerender } = show(<PageError title="Borte" text="Siden finnes ikke." links={[{ text: 'Til forsiden', to: '/' }]} />)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('link', { name: 'Til forsiden' }).getAttribute('href')).toBe('/')
  rerender(<PageError title="Noe gikk galt" text="Vent litt." onRetry={onRetry} />)
  await userEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }))
  expect(onRetry).toHaveBeenCalledOnce()
})

it('keeps the button while it is tried again, without answering presses', async () => {
  const onRetry = vi.fn()
  show(<PageError title="Noe gikk galt" text="Vent litt." onRetry={onRetry} loading />)
  const retry = screen.getByRole('button', { name: 'Prøv igjen' })
  await userEvent.click(retry)
  expect([retry.getAttribute('aria-busy'), onRetry.mock.calls.length]).toEqual(['true', 0])
})
