import type { PriceSpan } from '@vidda/domain/slider'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { asInPanel } from '../internal/filtering.fixtures.tsx'
import { guide } from '../../foundation/internal/guide.ts'
import { PriceFilter, type PriceFilterProps } from './index.ts'

function Filtering({ value: first, onValueChange, ...rest }: PriceFilterProps) {
  const [value, setValue] = useState<PriceSpan | undefined>(first)
  function handleValueChange(next: PriceSpan) {
    setValue(next)
    onValueChange(next)
  }
  return <PriceFilter {...rest} {...(value && { value })} onValueChange={handleValueChange} />
}

const meta = {
  component: PriceFilter,
  args: { range: { min: 49, max: 7999 }, defaultOpen: true, onValueChange: fn() },
  render: (args) => <Filtering {...args} />,
  decorators: [asInPanel],
  parameters: guide({
    anatomy: [
      'section: the heading, with the selected prices when they differ from all prices',
      'slider: two handles over the range of the list',
      'fields: the lowest and the highest price, in whole kroner',
      'note: says when a typed price was put back to the end of the range',
    ],
    do: [
      'Give it the least and greatest price of the list without its own filter',
      'Fetch or filter on onValueChange: it speaks once per movement',
    ],
    dont: ['Round what was typed: 1 199 is a price, too', 'Show it where everything costs the same: it then says only that'],
    keys: [
      ['Arrow keys', 'on a handle: one step of 10 kroner'],
      ['Page Up, Page Down', 'on a handle: ten steps'],
      ['Home, End', 'on a handle: as far as it goes'],
      ['Enter', 'in a field: takes the price; leaving the field does, too'],
    ],
  }),
} satisfies Meta<typeof PriceFilter>

export default meta
type Story = StoryObj<typeof meta>

export const WholeRange: Story = {}
export const Selected: Story = { args: { value: { min: 500, max: 2500 } } }
export const HandlesAtTheGap: Story = { args: { value: { min: 1000, max: 2200 } } }
export const HandlesMeeting: Story = { args: { value: { min: 999, max: 999 } } }
export const BothAtTheEnd: Story = { args: { value: { min: 6799, max: 7999 } } }
export const Closed: Story = { args: { value: { min: 500, max: 2500 }, defaultOpen: false } }
export const OnePrice: Story = { args: { range: { min: 499, max: 499 } } }
export const DefaultRange: Story = { render: ({ onValueChange }) => <Filtering onValueChange={onValueChange} defaultOpen /> }
export const Disabled: Story = { args: { disabled: true } }
export const Narrow: Story = { args: { value: { min: 500, max: 2500 } }, globals: { viewport: { value: 'narrow' } } }

export const PutBack: Story = {
  args: { value: { min: 500, max: 2500 } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const highest = canvas.getByRole('textbox', { name: 'Høyeste pris' })
    await userEvent.clear(highest)
    await userEvent.type(highest, '9500{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ min: 500, max: 7999 })
    await expect(highest).toHaveValue('7999')
    await expect(canvas.getByRole('status')).toBeVisible()
  },
}
