import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
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

function Emptied({ names }: { readonly names: readonly string[] }) {
  const [left, setLeft] = useState(names)
  return (
    <CartPanel count={left.length} summary={null} onContinue={vi.fn()}>
      {left.map((name) => (
        <li key={name}>
          <button type="button" data-part="remove" onClick={() => setLeft((before) => before.filter((one) => one !== name))}>
            {name}
          </button>
        </li>
      ))}
    </CartPanel>
  )
}

it('keeps the focus where a line was: on the next one, else the one before, else the heading', async () => {
  show(<Emptied names={['Alfa', 'Beta', 'Gamma']} />)
  const focused = () => document.activeElement?.textContent
  screen.getByText('Beta').focus()
  await userEvent.keyboard('{Enter}')
  expect(focused()).toBe('Gamma')
  await userEvent.keyboard('{Enter}')
  expect(focused()).toBe('Alfa')
  await userEvent.keyboard('{Enter}')
  expect(focused()).toBe('Handlekurven er tom')
})
