import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { groups } from '../internal/filter-samples.data.ts'
import { asInPanel, keepingChoice } from '../internal/filtering.fixtures.tsx'
import { guide } from '../internal/guide.ts'
import { GroupFilter } from './index.ts'

const Filtering = keepingChoice(GroupFilter)

const meta = {
  component: GroupFilter,
  args: { values: groups, value: [], defaultOpen: true, onChange: fn() },
  render: (args) => <Filtering {...args} />,
  decorators: [asInPanel],
  parameters: guide({
    anatomy: [
      'section: its heading names what is chosen',
      'search: within the groups, when there are more than eight',
      'rows: checkbox, name and count',
      'more: folds out the rest',
    ],
    do: ['Sort by name', 'Offer the groups that the list holds, with their counts'],
    dont: ['Show it on the list of one group'],
    keys: [
      ['Tab', 'goes to the next value'],
      ['Space', 'adds or removes it'],
    ],
  }),
} satisfies Meta<typeof GroupFilter>

export default meta
type Story = StoryObj<typeof meta>

export const Few: Story = { args: { values: groups.slice(0, 6), value: [1112] } }
export const Many: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Finn type' }), 'skall')
    await userEvent.click(canvas.getByRole('checkbox', { name: /Skalljakker/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith([1111])
  },
}
export const Closed: Story = { args: { value: [1111, 1112], defaultOpen: false } }
export const Narrow: Story = { args: { value: [1113] }, globals: { viewport: { value: 'narrow' } } }
