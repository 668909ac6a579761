import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { shopValues } from '../internal/filter-samples.data.ts'
import { asInPanel, keepingChoice } from '../internal/filtering.fixtures.tsx'
import { guide } from '../internal/guide.ts'
import { ShopFilter } from './index.ts'

const Filtering = keepingChoice(ShopFilter)

const meta = {
  component: ShopFilter,
  args: { values: shopValues, value: [], defaultOpen: true, onChange: fn() },
  render: (args) => <Filtering {...args} />,
  decorators: [asInPanel],
  parameters: guide({
    anatomy: [
      'section: its heading names what is chosen',
      'search: within the shops, when there are more than eight',
      'rows: checkbox, name, distance and count',
      "Min butikk: beside the shopper's own, which stands first",
    ],
    do: ['Sort by distance when a position is known, else by name', 'Count what each shop has in stock of this list'],
    dont: ['Ask for the position from here: a filter is no place for a permission'],
    keys: [
      ['Tab', 'goes to the next value'],
      ['Space', 'adds or removes it'],
    ],
  }),
} satisfies Meta<typeof ShopFilter>

export default meta
type Story = StoryObj<typeof meta>

export const MyShopFirst: Story = {
  args: { myShop: 3, value: [3] },
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('checkbox')
    await expect(first).toHaveAccessibleName(/Sandvika.*Min butikk · 14 km unna/)
    await expect(first).toBeChecked()
  },
}
export const NoneChosen: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('checkbox', { name: /Storo/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith([2])
  },
}
export const WithoutPosition: Story = { args: { values: shopValues.slice(0, 6).map((shop) => ({ ...shop, distance: null })), myShop: 6 } }
export const Found: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Finn butikk' }), 'mo i')
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(1)
  },
}
export const Closed: Story = { args: { value: [3], defaultOpen: false } }
export const Narrow: Story = { args: { myShop: 5, value: [5] }, globals: { viewport: { value: 'narrow' } } }
