import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { show } from '../internal/testing.tsx'
import { CartPanel } from './index.ts'

it('leads to the checkout, or back to the shop', async () => {
  const handleContinue = vi.fn()
  show(
    <CartPanel count={1} summary={<p>Sum</p>} onContinue={handleContinue}>
      <li>Skalljakke</li>
    </CartPanel>,
  )
  expect(screen.getByRole('list', { name: 'Varer i handlekurven' }).textContent).toBe('Skalljakke')
  expect(screen.getByRole('link', { name: 'Gå til kassen' }).getAttribute('href')).toBe('/checkout')
  await userEvent.click(screen.getByRole('button', { name: 'Handle videre' }))
  expect(handleContinue).toHaveBeenCalledOnce()
})

it('says that it is empty, and shows neither lines nor sums', () => {
  show(
    <CartPanel count={0} summary={<p>Sum</p>} onContinue={vi.fn()}>
      {null}
    </CartPanel>,
  )
  expect(screen.getByRole('heading', { name: 'Handlekurven er tom' })).toBeTruthy()
  expect(screen.queryByText('Sum')).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
})

it('says that a line restricts the cart to collecting', () => {
  show(
    <CartPanel count={1} summary={null} reservationOnly onContinue={vi.fn()}>
      <li>Skalljakke</li>
    </CartPanel>,
  )
  expect(screen.getByText('Kun Klikk & Hent')).toBeTruthy()
})
