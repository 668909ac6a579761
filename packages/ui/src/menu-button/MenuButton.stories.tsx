import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { MenuButton } from './MenuButton.tsx'

const meta = {
  component: MenuButton,
  args: { open: false, onOpen: fn() },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof MenuButton>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = { args: { open: true } }
