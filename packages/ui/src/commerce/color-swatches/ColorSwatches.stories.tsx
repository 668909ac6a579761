import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../../foundation/internal/guide.ts'
import { jacketRust, jacketSpruce, jacketStorm } from '../internal/samples.data.ts'
import { ColorSwatches, type ColorSwatchesProps } from './index.ts'

const colors = [
  { id: 1, name: 'Gran', hex: '#1f5a4a' },
  { id: 2, name: 'Rust', hex: '#b3402e', available: false },
  { id: 3, name: 'Storm', hex: '#27415e' },
  { id: 4, name: 'Snø', hex: '#f4f5f5' },
  { id: 5, name: 'Sot', hex: '#2c2c2e', available: false },
]

function Choosing(props: ColorSwatchesProps) {
  const [value, setValue] = useState(props.value)
  const handleValueChange = (id: number) => {
    setValue(id)
    props.onValueChange?.(id)
  }
  return <ColorSwatches {...props} value={value} onValueChange={handleValueChange} />
}

const meta = {
  component: ColorSwatches,
  args: { colors, value: 1, onValueChange: fn() },
  render: (args) => <Choosing {...args} />,
  parameters: guide({
    own: 'Colours of goods to look at one after another; the shop’s cards show them without a press',
    anatomy: [
      'swatch: the colour, or the article in it',
      'ring: around the one shown',
      'strike: across what no shop has',
      'rest: how many more there are',
    ],
    do: ['Use links when each colour has a page of its own', 'Show sold-out colours too: they are looked for'],
    dont: ['Use it to choose what goes into the cart: that is a ColorPicker', 'Leave out a colour’s name'],
    keys: [
      ['Tab', 'to the next colour'],
      ['Enter', 'shows it'],
    ],
  }),
} satisfies Meta<typeof ColorSwatches>

export default meta
type Story = StoryObj<typeof meta>

export const Buttons: Story = {
  play: async ({ canvasElement, args }) => {
    const storm = within(canvasElement).getByRole('button', { name: 'Storm' })
    await userEvent.click(storm)
    await expect(storm).toHaveAttribute('aria-pressed', 'true')
    await expect(args.onValueChange).toHaveBeenCalledWith(3)
  },
}
export const Links: Story = { args: { colors: colors.map((color) => ({ ...color, to: `/product/skare-lue-${color.id}` })) } }
export const NoneShown: Story = { args: { value: null } }
export const Small: Story = { args: { size: 'small' } }
export const Limited: Story = { args: { size: 'small', limit: 3 } }
export const Pictures: Story = {
  args: {
    colors: [
      { id: 1, name: 'Gran', hex: '#1f5a4a', image: jacketSpruce },
      { id: 2, name: 'Rust', hex: '#b3402e', image: jacketRust, available: false },
      { id: 3, name: 'Storm', hex: '#27415e', image: jacketStorm },
    ],
  },
}
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
