import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
import { CartModal, type CartModalProps } from './index.ts'

const cart = (props: Partial<CartModalProps> = {}) => (
  <CartModal open onOpenChange={vi.fn()} count={1} summary={<p>Sum</p>} {...props}>
    <li>Skalljakke</li>
  </CartModal>
)
const toPrivacy = () => screen.getByRole('button', { name: 'Slik tar vi vare på opplysningene dine' })

it('[R2.38] has the title Min Handlekurv', () => {
  show(cart())
  const modal = screen.getByRole('dialog', { name: 'Min Handlekurv' })
  expect(within(modal).getByRole('list').textContent).toBe('Skalljakke')
})

it('[R2.39] the privacy modal takes its place: only one is open, and it leads back', async () => {
  show(cart())
  await userEvent.click(toPrivacy())
  expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1)
  const privacy = screen.getByRole('dialog', { name: 'Personvern' })
  expect(within(privacy).queryByText('Skalljakke')).toBeNull()
  const back = within(privacy).getByRole('button', { name: 'Tilbake til handlekurven' })
  expect(document.activeElement).toBe(back)
  await userEvent.click(back)
  expect(screen.getByRole('dialog', { name: 'Min Handlekurv' })).toBeTruthy()
  expect(document.activeElement).toBe(toPrivacy())
})

it('is the cart again when it is opened anew', async () => {
  const { rerender } = show(cart())
  await userEvent.click(toPrivacy())
  rerender(cart({ open: false }))
  rerender(cart())
  expect(screen.getByRole('dialog', { name: 'Min Handlekurv' })).toBeTruthy()
})

it('closes on every way out', async () => {
  const handleOpen = vi.fn()
  show(cart({ onOpenChange: handleOpen }))
  await userEvent.click(screen.getByRole('button', { name: 'Handle videre' }))
  await userEvent.click(screen.getByRole('link', { name: 'Gå til kassen' }))
  await userEvent.click(toPrivacy())
  await userEvent.click(screen.getByRole('link', { name: 'Les hele personvernerklæringen' }))
  expect(handleOpen.mock.calls).toEqual([[false], [false], [false]])
})
