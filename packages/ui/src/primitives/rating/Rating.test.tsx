import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
import { Rating } from './index.ts'

it('says the average in words and numbers, as Norwegian writes them', () => {
  const { container } = show(<Rating rating={4.333} count={27} />)
  expect(screen.getByText('4,3 av 5 stjerner')).toBeTruthy()
  expect(container.textContent).toContain('(27 anmeldelser)')
})

it('speaks of one review in the singular', () => {
  show(<Rating rating={5} count={1} />)
  expect(screen.getByText('(1 anmeldelse)')).toBeTruthy()
})
