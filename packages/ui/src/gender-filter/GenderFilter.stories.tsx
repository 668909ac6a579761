import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { genders } from '../internal/filter-samples.data.ts'
import { asInPanel, keepingChoice } from '../internal/filtering.fixtures.tsx'
import { guide } from '../internal/guide.ts'
import { GenderFilter } from './index.ts'

const Filtering = keepingChoice(GenderFilter)

const meta = {
  component: GenderFilter,
  args: { values: genders, value: [], defaultOpen: true, onChange: fn() },
  render: (args) => <Filtering {...args} />,
  decorators: [asInPanel],
  parameters: guide({
    anatomy: ['section: its heading names what is chosen', 'pill: a checkbox with the name and the count of a gender'],
    do: ['List the genders of this very list, in the order of the menu', 'Count what each would leave with the other filters kept'],
    dont: ['Hide a gender because it has nothing right now: show it with 0'],
    keys: [
      ['Tab', 'goes to the next value'],
      ['Space', 'adds or removes it'],
    ],
  }),
} satisfies Meta<typeof GenderFilter>

export default meta
type Story = StoryObj<typeof meta>

export const NoneChosen: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('checkbox', { name: /Dame/ }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /Barn/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith([2, 10])
    await userEvent.click(canvas.getByRole('checkbox', { name: /Dame/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith([10])
  },
}
export const Chosen: Story = { args: { value: [2, 11] } }
export const WithNothingLeft: Story = {
  args: { value: [4], values: genders.map((gender) => ({ ...gender, count: gender.id > 3 ? 0 : gender.count })) },
}
export const WithoutCounts: Story = { args: { values: genders.map(({ id, name }) => ({ id, name })), value: [1] } }
export const Closed: Story = { args: { value: [2], defaultOpen: false } }
export const Narrow: Story = { args: { value: [2] }, globals: { viewport: { value: 'narrow' } } }
