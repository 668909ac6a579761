import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { jacketRust, jacketSpruce, jacketStorm } from '../internal/samples.data.ts'
import { ColorPicker } from './index.ts'

const colors = [
  { id: 1, name: 'Gran', hex: '#1f5a4a' },
  { id: 2, name: 'Rust', hex: '#b3402e' },
  { id: 3, name: 'Storm', hex: '#27415e' },
  { id: 4, name: 'Snø', hex: '#f4f5f5' },
]

const meta = { component: ColorPicker, args: { colors, value: 1, onChange: fn() } } satisfies Meta<typeof ColorPicker>

export default meta
type Story = StoryObj<typeof meta>

export const Swatches: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('radio', { name: 'Storm' }))
    await expect(args.onChange).toHaveBeenCalledWith(3)
  },
}
export const NoneChosen: Story = { args: { value: null } }
export const Pictures: Story = {
  args: {
    colors: [
      { id: 1, name: 'Gran', hex: '#1f5a4a', image: jacketSpruce },
      { id: 2, name: 'Rust', hex: '#b3402e', image: jacketRust },
      { id: 3, name: 'Storm', hex: '#27415e', image: jacketStorm },
    ],
  },
}
