import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../../foundation/internal/guide.ts'
import { jacketRust, jacketSpruce, jacketStorm } from '../internal/samples.data.ts'
import { ColorPicker } from './index.ts'

const colors = [
  { id: 1, name: 'Gran', hex: '#1f5a4a' },
  { id: 2, name: 'Rust', hex: '#b3402e' },
  { id: 3, name: 'Storm', hex: '#27415e' },
  { id: 4, name: 'Snø', hex: '#f4f5f5' },
]

const meta = {
  component: ColorPicker,
  args: { colors, value: 1, onValueChange: fn() },
  parameters: guide({
    anatomy: [
      'legend: Farge, and the name of the selected one',
      'swatch: the colour, or the article in it; none where there is no other colour',
      'ring: around the selected one',
      'strike: across what no shop has',
    ],
    do: ['Show the article in each colour where there are pictures', 'Let a sold-out colour be selected: its pictures are worth seeing'],
    dont: ['Rely on the colour alone: its name stands in the legend', 'Use it where each colour has a page: that is ColorSwatches'],
    keys: [['Arrow keys', 'choose the next or the previous colour']],
  }),
} satisfies Meta<typeof ColorPicker>

export default meta
type Story = StoryObj<typeof meta>

export const Swatches: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('radio', { name: 'Storm' }))
    await expect(args.onValueChange).toHaveBeenCalledWith(3)
  },
}
export const NoneSelected: Story = { args: { value: null } }
export const Pictures: Story = {
  args: {
    colors: [
      { id: 1, name: 'Gran', hex: '#1f5a4a', image: jacketSpruce },
      { id: 2, name: 'Rust', hex: '#b3402e', image: jacketRust },
      { id: 3, name: 'Storm', hex: '#27415e', image: jacketStorm },
    ],
  },
}
export const OnlyOne: Story = { args: { colors: colors.slice(0, 1) } }
export const Unavailable: Story = {
  args: { value: 2, colors: colors.map((color) => ({ ...color, available: color.id !== 2 && color.id !== 4 })) },
}
export const Narrow: Story = {
  args: {
    colors: Array.from({ length: 14 }, (_, index) => ({ id: index, name: `Farge ${index}`, hex: `hsl(${index * 25} 45% 40%)` })),
    value: 3,
  },
  globals: { viewport: { value: 'narrow' } },
}
