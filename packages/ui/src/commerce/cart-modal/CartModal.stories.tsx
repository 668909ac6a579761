import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../primitives/button/index.ts'
import { CartLine } from '../cart-line/index.ts'
import { CartSummary } from '../cart-summary/index.ts'
import { guide } from '../../foundation/internal/guide.ts'
import { jacketRust, jacketSpruce, jacketStorm, kroner } from '../internal/samples.data.ts'
import { RemovedLine } from '../removed-line/index.ts'
import { CartModal, type CartModalProps } from './index.ts'

const goods = [
  {
    to: '/product/skare-skalljakke-dame',
    name: 'Skare Skalljakke Dame',
    size: 'M',
    color: 'Gran',
    image: jacketSpruce,
    price: kroner(2499),
  },
  {
    to: '/product/lauvaas-skalljakke-barn',
    name: 'Lauvås Skalljakke Barn',
    size: '122',
    color: 'Rust',
    image: jacketRust,
    price: kroner(899),
  },
  { to: '/product/rim-regnjakke', name: 'Rim Regnjakke Unisex', size: 'L', color: 'Storm', image: jacketStorm, price: kroner(1199) },
] as const

function Filled({ lines = goods.length, ...args }: CartModalProps & { readonly lines?: number }) {
  const [gone, setGone] = useState<readonly string[]>([])
  const left = goods.slice(0, lines).filter(({ to }) => !gone.includes(to))
  const sum = kroner(left.reduce((total, { price }) => total + price / 100, 0))
  return (
    <CartModal {...args} count={left.length} summary={<CartSummary sum={sum} total={sum} />}>
      {left.map((line) => (
        <CartLine
          key={line.to}
          {...line}
          count={1}
          onIncrease={fn()}
          onDecrease={fn()}
          onRemove={() => setGone((before) => [...before, line.to])}
        />
      ))}
    </CartModal>
  )
}

const meta = {
  component: CartModal,
  args: { open: true, onOpenChange: fn(), count: 3, children: null, summary: null },
  render: (args) => <Filled {...args} />,
  parameters: guide({
    anatomy: [
      'title: "Min Handlekurv", or "Personvern" while that has its place',
      'lines: CartLine',
      'summary: CartSummary',
      'actions: to the checkout, or back to the shop',
      'aside: a promo code, and what is kept about the shopper',
    ],
    do: ['Load it lazily and preload it when the cart is reached for', 'Close it when a link within leads away'],
    dont: ['Open a second modal from it: "Personvern" takes its place', 'Give it the focus on each change: it keeps its own'],
    keys: [
      ['Escape', 'closes it'],
      ['Tab', 'moves within it'],
      ['Enter on "Fjern"', 'removes the line; the next line’s "Fjern" has the focus'],
    ],
  }),
} satisfies Meta<typeof CartModal>

export default meta
type Story = StoryObj<typeof meta>

const modal = async (name: string) => within(await screen.findByRole('dialog', { name }))

export const Several: Story = {}
export const CollectOnly: Story = { args: { reservationOnly: true } }
export const WithPromoCode: Story = { args: { aside: <Button variant="plain">Legg til rabattkode</Button> } }
export const Empty: Story = { render: (args) => <Filled {...args} lines={0} /> }
export const Privacy: Story = {
  play: async () => {
    const cart = await modal('Min Handlekurv')
    await userEvent.click(cart.getByRole('button', { name: 'Slik tar vi vare på opplysningene dine' }))
    const privacy = await modal('Personvern')
    await expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1)
    await waitFor(() => expect(privacy.getByRole('button', { name: 'Tilbake til handlekurven' })).toHaveFocus())
  },
}
export const BackFromPrivacy: Story = {
  play: async () => {
    const cart = await modal('Min Handlekurv')
    await userEvent.click(cart.getByRole('button', { name: 'Slik tar vi vare på opplysningene dine' }))
    await userEvent.keyboard('{Enter}')
    const again = await modal('Min Handlekurv')
    await waitFor(() => expect(again.getByRole('button', { name: 'Slik tar vi vare på opplysningene dine' })).toHaveFocus())
  },
}
export const RemovedOneByOne: Story = {
  play: async () => {
    const cart = await modal('Min Handlekurv')
    const remove = (name: string) => cart.getByRole('button', { name: `Fjern ${name}` })
    remove('Lauvås Skalljakke Barn').focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(remove('Rim Regnjakke Unisex')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(remove('Skare Skalljakke Dame')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(cart.getByRole('heading', { name: 'Handlekurven er tom' })).toHaveFocus())
  },
}
export const LineRemoved: Story = { args: { removed: <RemovedLine name="Rim Regnjakke Unisex, Storm, L" onUndo={fn()} /> } }
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
