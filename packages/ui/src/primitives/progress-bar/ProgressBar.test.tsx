import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
import { ProgressBar } from './ProgressBar.tsx'

it('is seen and heard only while the next screen is fetched, and is there before', () => {
  const { rerender } = show(<ProgressBar loading={false} />)
  const bar = screen.getByRole('progressbar', { hidden: true })
  expect(bar.hidden).toBe(true)
  rerender(<ProgressBar loading />)
  expect(screen.getByRole('progressbar', { name: 'Laster …' })).toBe(bar)
  expect(bar.hidden).toBe(false)
  rerender(<ProgressBar loading={false} />)
  expect(bar.hidden).toBe(true)
})

it('claims no share of what it does not know', () => {
  show(<ProgressBar loading />)
  expect(screen.getByRole('progressbar').hasAttribute('aria-valuenow')).toBe(false)
})
