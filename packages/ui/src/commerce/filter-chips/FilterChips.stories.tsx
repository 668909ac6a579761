import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../../foundation/internal/guide.ts'
import { FilterChips, type FilterChip, type FilterChipsProps } from './index.ts'

const chip = (key: string, text: string, hex?: string): FilterChip => ({ key, text, to: `?uten=${key}`, ...(hex && { hex }) })

const selected = [
  chip('genders-2', 'Dame'),
  chip('colors-5', 'Grønn', '#1f5a4a'),
  chip('colors-4', 'Blå', '#27415e'),
  chip('brands-5', 'Lauvås'),
  chip('price', '500–2 500 kr'),
]

function Removing({ chips: first, onRemove, ...rest }: FilterChipsProps) {
  const [chips, setChips] = useState(first)
  function handleRemove(key: string) {
    setChips(chips.filter((other) => other.key !== key))
    onRemove?.(key)
  }
  return <FilterChips {...rest} chips={chips} onRemove={handleRemove} onClear={() => setChips([])} />
}

const meta = {
  component: FilterChips,
  args: { chips: selected, clearTo: '?', onRemove: fn() },
  render: (args) => <Removing {...args} />,
  parameters: guide({
    anatomy: [
      'chip: one selected value, with its colour where it has one',
      'cross: the whole chip takes the value away',
      'Fjern alle: from two chips on',
    ],
    do: ['Put them between the sort bar and the goods', 'Use the words of the filter panel'],
    dont: ['Show what the list itself is of, such as its category: that cannot be taken away'],
    keys: [
      ['Tab', 'goes from chip to chip'],
      ['Enter', 'takes the value away; focus goes to the chip that takes its place'],
    ],
  }),
} satisfies Meta<typeof FilterChips>

export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('link', { name: 'Grønn, fjern' }))
    await expect(args.onRemove).toHaveBeenLastCalledWith('colors-5')
    await expect(canvas.getByRole('link', { name: 'Blå, fjern' })).toHaveFocus()
  },
}
export const One: Story = { args: { chips: selected.slice(0, 1) } }
export const None: Story = { args: { chips: [] } }
export const Many: Story = {
  args: {
    chips: ['Bresprang', 'Fonn', 'Gråstein', 'Kolle', 'Lauvås', 'Lyng', 'Myrull', 'Nordhei', 'Rim', 'Skare'].map((name) =>
      chip(name, name),
    ),
  },
}
export const LongText: Story = {
  args: { chips: [chip('shop', 'På lager i Oslo, Torggata, og i alle butikker innen fem kilometer derfra'), ...selected] },
  globals: { viewport: { value: 'narrow' } },
}
