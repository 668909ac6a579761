import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { show } from '../internal/testing.tsx'
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
