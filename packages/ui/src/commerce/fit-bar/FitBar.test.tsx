import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
import { FitBar } from './index.ts'

it.each([
  [-1, 'Liten i størrelsen'],
  [-0.34, 'Liten i størrelsen'],
  [-0.33, 'Normal i størrelsen'],
  [0, 'Normal i størrelsen'],
  [0.33, 'Normal i størrelsen'],
  [0.34, 'Stor i størrelsen'],
  [1, 'Stor i størrelsen'],
])('says of the mean %d: %s', (value, words) => {
  const { container } = show(<FitBar value={value} count={12} />)
  expect(container.querySelector('[data-part=words]')?.textContent).toBe(`${words} Ifølge 12 kunder`)
})

it('hides the scale from screen readers, which have its words', () => {
  const { container } = show(<FitBar value={0.5} count={1} />)
  expect(screen.getByText('Ifølge 1 kunde')).toBeTruthy()
  expect(container.querySelector('[data-part=scale]')?.getAttribute('aria-hidden')).toBe('true')
  expect(container.querySelector('[data-part=ends]')?.getAttribute('aria-hidden')).toBe('true')
  expect(container.querySelector<HTMLElement>('[data-part=scale]')?.style.getPropertyValue('--fit-bar-place')).toBe('0.75')
})

it('says so when nobody has told', () => {
  const { container } = show(<FitBar value={null} count={0} />)
  expect(container.textContent).toBe('Ingen har sagt noe om passformen ennå')
})
