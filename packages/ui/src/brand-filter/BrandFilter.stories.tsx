import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { productLines } from '../internal/filter-samples.data.ts'
import { asInPanel, keepingChoice } from '../internal/filtering.fixtures.tsx'
import { guide } from '../internal/guide.ts'
import { BrandFilter } from './index.ts'

const Filtering = keepingChoice(BrandFilter)

const meta = {
  component: BrandFilter,
  args: { values: productLines, value: [], defaultOpen: true, onChange: fn() },
  render: (args) => <Filtering {...args} />,
  decorators: [asInPanel],
  parameters: guide({
    anatomy: [
      'section: its heading names what is chosen',
      'search: within the brands, when there are more than eight',
      'rows: checkbox, name and count',
      'more: folds out the rest',
    ],
    do: ['Sort by name: shoppers know what they look for', 'Keep what was chosen before in the list, even with nothing left'],
    dont: ['Search on the server: the list is here already'],
    keys: [
      ['Tab', 'goes to the next value'],
      ['Space', 'adds or removes it'],
    ],
  }),
} satisfies Meta<typeof BrandFilter>

export default meta
type Story = StoryObj<typeof meta>

export const Many: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(8)
    await userEvent.click(canvas.getByRole('button', { name: 'Vis 8 til' }))
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(16)
    await userEvent.click(canvas.getByRole('button', { name: 'Vis færre' }))
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(8)
  },
}
export const Few: Story = { args: { values: productLines.slice(4, 9), value: [6] } }
/** What is chosen when the panel opens stands first. */
export const Chosen: Story = { args: { value: [10, 15] } }
export const Found: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Finn merke' }), 'vin')
    await userEvent.click(canvas.getByRole('checkbox', { name: /Vindrosa/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith([14])
  },
}
export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('searchbox'), 'Fjellsprett')
    await expect(canvas.getByText('Ingen treff på «Fjellsprett»')).toBeVisible()
  },
}
export const Closed: Story = { args: { value: [5, 9, 10], defaultOpen: false } }
export const Narrow: Story = { args: { value: [5] }, globals: { viewport: { value: 'narrow' } } }
