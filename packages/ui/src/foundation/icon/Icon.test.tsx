import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../internal/testing.tsx'
import { Icon } from './index.ts'

it('is decoration without a label, and an image with one', () => {
  const { container } = show(<Icon name="cart" />)
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  show(<Icon name="check" label="På lager" />)
  expect(screen.getByRole('img', { name: 'På lager' })).toBeTruthy()
})
