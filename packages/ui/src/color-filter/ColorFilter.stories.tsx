import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { colorGroups } from '../internal/filter-samples.data.ts'
import { asInPanel, keepingChoice } from '../internal/filtering.fixtures.tsx'
import { guide } from '../internal/guide.ts'
import { ColorFilter } from './index.ts'

const Filtering = keepingChoice(ColorFilter)

const meta = {
  component: ColorFilter,
  args: { values: colorGroups, value: [], defaultOpen: true, onChange: fn() },
  render: (args) => <Filtering {...args} />,
  decorators: [asInPanel],
  parameters: guide({
    anatomy: [
      'section: its heading names what is chosen',
      'swatch: the colour of the group, ringed when it is chosen',
      'name, count: beside it',
    ],
    do: ['Show groups of colours, some ten of them', 'Give null for a group of many colours: it gets all of them'],
    dont: ['Show swatches without names', "List each maker's own names of colours"],
    keys: [
      ['Tab', 'goes to the next value'],
      ['Space', 'adds or removes it'],
    ],
  }),
} satisfies Meta<typeof ColorFilter>

export default meta
type Story = StoryObj<typeof meta>

export const NoneChosen: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('checkbox', { name: /Blå/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith([4])
    await userEvent.click(canvas.getByRole('checkbox', { name: /Blå/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith([])
    await expect(canvas.getByRole('checkbox', { name: /Gul/ })).toHaveAttribute('aria-disabled', 'true')
  },
}
export const Chosen: Story = { args: { value: [1, 4, 5] } }
export const ChosenWithNothingLeft: Story = { args: { value: [8] } }
export const WithoutCounts: Story = { args: { values: colorGroups.map(({ id, name, hex }) => ({ id, name, hex })), value: [3] } }
export const Closed: Story = { args: { value: [1, 4], defaultOpen: false } }
export const Narrow: Story = { args: { value: [1, 4] }, globals: { viewport: { value: 'narrow' } } }
