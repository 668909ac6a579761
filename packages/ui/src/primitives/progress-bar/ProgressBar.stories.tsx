import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProgressBar } from './ProgressBar.tsx'
import { guide } from '../../foundation/internal/guide.ts'

const meta = {
  component: ProgressBar,
  args: { loading: true },
  parameters: guide({
    anatomy: ['line: along the top edge of the window, over everything'],
    do: ['Show it while the next screen is fetched', 'Keep the old screen in sight meanwhile'],
    dont: ['Use it for a share of something known: it tells only that work goes on', 'Show two'],
    keys: [],
  }),
} satisfies Meta<typeof ProgressBar>
export default meta
type Story = StoryObj<typeof meta>

export const Pending: Story = {}
export const Settled: Story = { args: { loading: false } }
