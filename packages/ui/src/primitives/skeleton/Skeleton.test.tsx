import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
import { Skeleton } from './index.ts'

it('is nothing to a screen reader', () => {
  const { container } = show(<Skeleton width="40%" />)
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
  expect(screen.queryByRole('status')).toBeNull()
})
