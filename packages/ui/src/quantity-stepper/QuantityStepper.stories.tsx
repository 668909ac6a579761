import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { QuantityStepper } from './index.ts'

const meta = {
  component: QuantityStepper,
  args: { name: 'Skare Skalljakke Dame', count: 2, max: 4, onIncrease: fn(), onDecrease: fn() },
} satisfies Meta<typeof QuantityStepper>

export default meta
type Story = StoryObj<typeof meta>

export const Between: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Én til/ }))
    await expect(args.onIncrease).toHaveBeenCalledOnce()
  },
}
export const AtLeast: Story = { args: { count: 1 } }
export const AtMost: Story = {
  args: { count: 4 },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Én til/ }))
    await expect(args.onIncrease).not.toHaveBeenCalled()
  },
}
