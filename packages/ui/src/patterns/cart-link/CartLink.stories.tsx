import type { Meta, StoryObj } from '@storybook/react-vite'
import { guide } from '../../foundation/internal/guide.ts'
import { CartLink } from './CartLink.tsx'

const meta = {
  component: CartLink,
  parameters: guide({
    anatomy: ['link: to the checkout', 'icon, and from 1280 px the word', 'badge: the number of goods, said aloud when it changes'],
    do: ['Give onOpen when the cart can be shown in place'],
    dont: ['Show a 0'],
    keys: [['Enter', 'opens the cart, or goes to the checkout']],
  }),
  args: { count: 0 },
} satisfies Meta<typeof CartLink>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { count: 3 } }
export const Many: Story = { args: { count: 128 } }
