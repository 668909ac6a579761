import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
import { CartLink } from './CartLink.tsx'

const link = () => screen.getByTitle('Gå til kassen')

it('[R2.28] the cart link goes to the checkout and says so', () => {
  show(<CartLink count={0} />)
  expect(link().getAttribute('href')).toBe('/checkout')
})

it('[R2.29] the number of goods is a badge above 0, and there is none at 0', () => {
  const { rerender } = show(<CartLink count={0} />)
  expect(screen.queryByText('0')).toBeNull()
  rerender(<CartLink count={3} />)
  expect(screen.getByText('3').getAttribute('aria-label')).toBe('3 i handlekurven')
})

it('opens the cart on a plain press, and leaves a new tab to the browser', () => {
  const onOpen = vi.fn()
  show(<CartLink count={1} onOpen={onOpen} />)
  fireEvent.click(link(), { ctrlKey: true })
  expect(onOpen).not.toHaveBeenCalled()
  expect(fireEvent.click(link())).toBe(false)
  expect(onOpen).toHaveBeenCalledOnce()
})
