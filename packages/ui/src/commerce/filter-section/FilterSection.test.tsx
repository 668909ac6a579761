import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
import { FilterSection } from './index.ts'

it('is closed until asked for, and says what is selected within', () => {
  const { container } = show(
    <FilterSection title="Vanntetthet" selected="2 valgt">
      <p>10 000 mm</p>
    </FilterSection>,
  )
  expect(container.querySelector('details')?.open).toBe(false)
  expect(container.querySelector('summary')?.textContent).toBe('Vanntetthet2 valgt')
})

it('names its content', () => {
  show(
    <FilterSection title="Vanntetthet" defaultOpen>
      <p>10 000 mm</p>
    </FilterSection>,
  )
  expect(screen.getByRole('group', { name: 'Vanntetthet' }).textContent).toBe('10 000 mm')
})
