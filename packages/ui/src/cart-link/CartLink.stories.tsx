import type { Meta, StoryObj } from '@storybook/react-vite'
import { CartLink } from './CartLink.tsx'

const meta = { component: CartLink, args: { count: 0 } } satisfies Meta<typeof CartLink>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { count: 3 } }
export const Many: Story = { args: { count: 128 } }
