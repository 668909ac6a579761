import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
import { jacketRust, kroner } from '../internal/samples.data.ts'
import { CartLine, type CartLineProps } from './index.ts'

const line = (props: Partial<CartLineProps> = {}) => (
  <CartLine
    to="/product/skalljakke"
    name="Skalljakke"
    size="M"
    color="Rust"
    image={jacketRust}
    price={kroner(899)}
    count={2}
    onIncrease={() => undefined}
    onDecrease={() => undefined}
    onRemove={() => undefined}
    {...props}
  />
)

it('shows the sum of the line and, for several, the price of one', () => {
  const { container } = show(line())
  const words = container.textContent.replaceAll(/\s/gu, ' ')
  expect(words).toContain('1 798,00 kr')
  expect(words).toContain('899,00 kr per stk.')
  expect(words).toContain('Rust, størrelse M')
})

it('[R10.336] shows the former price of as many, where that is higher, and none else', () => {
  const former = () => document.querySelector('[data-part="before"]')?.textContent.replaceAll(/\s/gu, ' ')
  const { rerender } = show(line({ beforePrice: kroner(1199) }))
  expect(former()).toBe('Førpris 2 398,00 kr')
  rerender(line({ beforePrice: kroner(899) }))
  expect(former()).toBeUndefined()
  rerender(line({ beforePrice: null }))
  expect(former()).toBeUndefined()
})

it('is removed by a button that says which', async () => {
  const handleRemove = vi.fn()
  show(line({ onRemove: handleRemove }))
  await userEvent.click(screen.getByRole('button', { name: 'Fjern Skalljakke' }))
  expect(handleRemove).toHaveBeenCalledOnce()
})

it('says when it can only be collected, and what is wrong with it', () => {
  show(line({ reservationOnly: true, error: 'Ikke på lager lenger.' }))
  expect(screen.getByText('Kun Klikk & Hent')).toBeTruthy()
  expect(screen.getByText('Ikke på lager lenger.')).toBeTruthy()
})

it('[R10.321] names brand and stock, keeps their room while they are not known, and has none of them unless asked', () => {
  const part = (name: string) => document.querySelector<HTMLElement>(`[data-part="${name}"]`)
  const { rerender } = show(line({ brand: '', stock: { text: '', available: true } }))
  expect([part('brand')?.textContent, part('stock')?.textContent]).toEqual(['', ''])
  rerender(line({ brand: 'Lauvås', stock: { text: 'Ikke i Hamar', available: false } }))
  expect([part('brand')?.textContent, part('stock')?.textContent, part('stock')?.dataset['none']]).toEqual([
    'Lauvås',
    'Ikke i Hamar',
    'true',
  ])
  rerender(line())
  expect([part('brand'), part('stock')]).toEqual([null, null])
})
