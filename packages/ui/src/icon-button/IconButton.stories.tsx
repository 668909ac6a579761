import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { IconButton } from './index.ts'

const meta = { component: IconButton, args: { icon: 'close', label: 'Lukk', onClick: fn() } } satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Quiet: Story = { args: { variant: 'quiet', icon: 'chevron-right', label: 'Neste bilde' } }
export const Disabled: Story = { args: { variant: 'quiet', icon: 'chevron-left', label: 'Forrige bilde', disabled: true } }
