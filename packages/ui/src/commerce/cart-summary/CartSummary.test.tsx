import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
import { kroner } from '../internal/samples.data.ts'
import { CartSummary } from './index.ts'

const rows = (container: HTMLElement) =>
  [...container.querySelectorAll('dl > div')].map((row) => [...row.children].map((cell) => cell.textContent.replaceAll(/\s/gu, ' ')))

it.each([
  ['collected, and nothing else', { total: kroner(500), freight: kroner(0) }, true],
  ['collected, with as much that stays in the cart', { total: kroner(500), freight: kroner(0), later: kroner(500) }, true],
  ['with freight', { total: kroner(599), freight: kroner(99) }, false],
  ['with a deposit in it', { total: kroner(500), pant: kroner(20) }, false],
] as const)('[R10.166] the sum is marked as the total alone: %s', (_, props, marked) => {
  const { container } = show(<CartSummary sum={kroner(500)} {...props} />)
  expect(container.querySelector("[data-part='same']") !== null).toBe(marked)
})

it('shows the sum and what is to be paid, and other rows only where they hold something', () => {
  const { container } = show(<CartSummary sum={kroner(500)} total={kroner(500)} discount={kroner(0)} pant={kroner(0)} />)
  expect(rows(container)).toEqual([
    ['Sum varer', '500,00 kr'],
    ['Å betale', '500,00 kr'],
  ])
})

it('shows discount, freight and deposits', async () => {
  const handleRemove = vi.fn()
  const { container } = show(
    <CartSummary
      sum={kroner(500)}
      discount={kroner(50)}
      onRemoveDiscount={handleRemove}
      freight={kroner(0)}
      pant={kroner(4)}
      total={kroner(450)}
    />,
  )
  expect(rows(container)).toEqual([
    ['Sum varer', '500,00 kr'],
    ['RabattFjern rabatten', '−50,00 kr'],
    ['Frakt', 'Gratis'],
    ['Herav pant', '4,00 kr'],
    ['Å betale', '450,00 kr'],
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Fjern rabatten' }))
  expect(handleRemove).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Sammendrag' }))
})

it('[R10.166] says below what is paid now how much stays in the cart to be paid later', () => {
  const { container } = show(<CartSummary sum={kroner(300)} later={kroner(200)} freight={kroner(99)} total={kroner(399)} />)
  expect(rows(container)).toEqual([
    ['Sum varer', '300,00 kr'],
    ['Frakt', '99,00 kr'],
    ['Å betale nå', '399,00 kr'],
  ])
  expect(container.querySelector('[data-part="later"]')?.textContent.replaceAll(/\s/gu, ' ')).toBe('Varer for 200,00 kr betales senere')
})

it('[R10.336] says how much less the goods cost than before, and nothing where they do not', () => {
  const saved = () => document.querySelector('[data-part="saved"]')?.textContent.replaceAll(/\s/gu, ' ')
  const { rerender } = show(<CartSummary sum={kroner(500)} saved={kroner(120)} total={kroner(500)} />)
  expect(saved()).toBe('Du sparer 120,00 kr')
  rerender(<CartSummary sum={kroner(500)} saved={kroner(0)} total={kroner(500)} />)
  expect(saved()).toBeUndefined()
})
