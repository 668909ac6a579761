import type { Meta, StoryObj } from '@storybook/react-vite'
import { guide } from '../../foundation/internal/guide.ts'
import { FitBar } from './index.ts'

const meta = {
  component: FitBar,
  args: { value: -0.6, count: 14 },
  parameters: guide({
    anatomy: ['words: the verdict, and how many have told', 'scale: three parts with a mark at the mean', 'ends: Liten, Normal, Stor'],
    do: ['Put it beside the sizes, where the choice is made', 'Show how many it rests on'],
    dont: ['Show it for goods without sizes', 'Round one answer up to a rule: the count says how little it is'],
    keys: [],
  }),
} satisfies Meta<typeof FitBar>

export default meta
type Story = StoryObj<typeof meta>

export const Small: Story = {}
export const True: Story = { args: { value: 0.08, count: 37 } }
export const Large: Story = { args: { value: 0.8, count: 5 } }
export const ByOne: Story = { args: { value: 1, count: 1 } }
export const None: Story = { args: { value: null, count: 0 } }
export const Narrow: Story = { args: { value: -0.4 }, globals: { viewport: { value: 'narrow' } } }
