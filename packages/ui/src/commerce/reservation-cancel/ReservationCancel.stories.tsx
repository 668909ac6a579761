import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../../foundation/internal/guide.ts'
import { Notice } from '../../primitives/notice/index.ts'
import { ReservationCancel } from './index.ts'

const meta = {
  component: ReservationCancel,
  args: {
    goods: [
      { ean: '1', name: 'Skare Skalljakke Dame', about: 'Gran, størrelse M', count: 1 },
      { ean: '2', name: 'Lauvås Skalljakke Barn', about: 'Rust, størrelse 122', count: 2 },
    ],
    shop: 'Oslo, Torggata',
    email: 'kari@eksempel.no',
    loading: false,
    onConfirm: fn(),
    onKeep: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '44rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: guide({
    anatomy: [
      'goods: what goes back to the shop',
      'text: what it means, and who hears of it',
      'children: what went wrong on the way',
      'buttons: confirm, or keep the reservation',
    ],
    do: ['Send once: a press while it is under way does nothing', 'Keep it when the sending fails, so that it can be tried again'],
    dont: ['Cancel by the first press: a link that leads here does nothing yet', 'Ask why: nobody owes a reason'],
    keys: [['Enter', 'on a button: presses it']],
  }),
} satisfies Meta<typeof ReservationCancel>

export default meta
type Story = StoryObj<typeof meta>

export const Held: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Behold reservasjonen' }))
    await expect(args.onKeep).toHaveBeenCalledOnce()
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Bekreft avbestilling' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}
export const Unconfirmed: Story = { args: { holds: false } }
export const Sending: Story = {
  args: { loading: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Avbestiller …' }))
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}
export const Failed: Story = {
  args: {
    children: (
      <Notice tone="error" role="alert">
        Vi fikk ikke svar. Prøv igjen, det skjer bare én gang.
      </Notice>
    ),
  },
}
export const Narrow: Story = { ...Held, globals: { viewport: { value: 'narrow' } } }
export const LargeText: Story = { ...Held, globals: { viewport: { value: 'narrow' }, textSize: '200' } }
