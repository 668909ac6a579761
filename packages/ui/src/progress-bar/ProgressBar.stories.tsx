import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProgressBar } from './ProgressBar.tsx'

const meta = { component: ProgressBar, args: { pending: true } } satisfies Meta<typeof ProgressBar>
export default meta
type Story = StoryObj<typeof meta>

export const Pending: Story = {}
export const Settled: Story = { args: { pending: false } }
