import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { guide } from '../internal/guide.ts'
import { MenuButton } from './MenuButton.tsx'

const meta = {
  component: MenuButton,
  parameters: guide({
    anatomy: ['button: three lines, hidden from 1020 px'],
    do: ['Fetch the drawer on onIntent, so that it is there when it is pressed'],
    dont: ['Show it without scripting: nothing would open'],
    keys: [['Enter, Space', 'opens the menu']],
  }),
  args: { open: false, onOpen: fn() },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof MenuButton>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = { args: { open: true } }
