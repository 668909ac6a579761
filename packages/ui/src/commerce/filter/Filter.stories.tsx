import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { brands, colorGroups, genders, groups, shops, sizes } from '../internal/filter-samples.data.ts'
import { asInPanel } from '../internal/filtering.fixtures.tsx'
import { guide } from '../../foundation/internal/guide.ts'
import { Filter, type FilterOption, type FilterProps } from './index.ts'

/** Keeps its selection, as a list does. */
function Filtering({ selection: first, onSelectionChange, ...rest }: FilterProps) {
  const [selection, setSelection] = useState(first)
  function handleSelectionChange(next: readonly number[]) {
    setSelection(next)
    onSelectionChange(next)
  }
  return <Filter {...rest} selection={selection} onSelectionChange={handleSelectionChange} />
}

const ofColor = { title: 'Farge', kind: 'swatches', options: colorGroups } as const
const ofBrand = { title: 'Merke', kind: 'list', searchLabel: 'Finn merke', options: brands } as const
const ofGroup = { title: 'Type', kind: 'list', searchLabel: 'Finn type', options: groups } as const
const ofSize = { title: 'Størrelse', kind: 'sizes', options: sizes } as const
const ofShop = {
  title: 'På lager i butikk',
  kind: 'list',
  searchLabel: 'Finn butikk',
  options: shops,
} as const

const withMyShop = (value: number, among = shops) => among.map((shop) => (shop.value === value ? { ...shop, mark: 'Min butikk' } : shop))

const uncounted = (options: readonly FilterOption[]) =>
  options.map(({ value, label, color }) => ({ value, label, ...(color !== undefined && { color }) }))

const meta = {
  component: Filter,
  args: { title: 'Kjønn', kind: 'pills', options: genders, selection: [], defaultOpen: true, onSelectionChange: fn() },
  render: (args) => <Filtering {...args} />,
  decorators: [asInPanel],
  parameters: guide({
    anatomy: [
      'section: its heading names what is selected',
      'pill: a checkbox with the name and the count of an option',
      'swatch, name, count: the colour of the option, ringed when it is selected',
      'size: a key with a size and the count of it, under the name of its scale where there are several',
      'search: within a list of more than eight options',
      'rows: checkbox, name, mark, distance and count; what is marked stands first',
      'more: folds out the rest of a long list, or the scales beyond two',
    ],
    do: [
      'Count what each option would leave with the other filters kept',
      'Sort a list as shoppers look for it: by name, or by distance when a position is known',
      'Keep what was selected before in the list, even with nothing left',
      'Show groups of colours, some ten of them; one of many colours has no colour and gets all of them',
    ],
    dont: [
      'Hide an option because it has nothing right now: show it with 0',
      'Search on the server: the options are here already',
      'Show swatches without names, or each maker’s own names of colours',
      'Show the groups on the list of one group',
      'Ask for the position from here: a filter is no place for a permission',
    ],
    keys: [
      ['Tab', 'goes to the next option'],
      ['Space', 'adds or removes it'],
    ],
  }),
} satisfies Meta<typeof Filter<number>>

export default meta
type Story = StoryObj<typeof meta>

export const Pills: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('checkbox', { name: /Dame/ }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /Barn/ }))
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith([2, 10])
    await userEvent.click(canvas.getByRole('checkbox', { name: /Dame/ }))
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith([10])
  },
}
export const PillsSelected: Story = { args: { selection: [2, 11] } }
export const PillsWithNothingLeft: Story = {
  args: { selection: [4], options: genders.map((gender) => ({ ...gender, count: gender.value > 3 ? 0 : gender.count })) },
}
export const PillsWithoutCounts: Story = { args: { options: uncounted(genders), selection: [1] } }
export const PillsClosed: Story = { args: { selection: [2], defaultOpen: false } }
export const PillsNarrow: Story = { args: { selection: [2] }, globals: { viewport: { value: 'narrow' } } }

export const Swatches: Story = {
  args: ofColor,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('checkbox', { name: /Blå/ }))
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith([4])
    await userEvent.click(canvas.getByRole('checkbox', { name: /Blå/ }))
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith([])
    await expect(canvas.getByRole('checkbox', { name: /Gul/ })).toHaveAttribute('aria-disabled', 'true')
  },
}
export const SwatchesSelected: Story = { args: { ...ofColor, selection: [1, 4, 5] } }
export const SwatchesWithNothingLeft: Story = { args: { ...ofColor, selection: [8] } }
export const SwatchesWithoutCounts: Story = { args: { ...ofColor, options: uncounted(colorGroups), selection: [3] } }
export const SwatchesClosed: Story = { args: { ...ofColor, selection: [1, 4], defaultOpen: false } }
export const SwatchesNarrow: Story = { args: { ...ofColor, selection: [1, 4] }, globals: { viewport: { value: 'narrow' } } }

export const Sizes: Story = {
  args: ofSize,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('list')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Vis flere størrelser' }))
    const gloves = within(canvas.getByRole('list', { name: 'Hansker' }))
    await userEvent.click(gloves.getByRole('checkbox', { name: /^M/ }))
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith([41])
    await userEvent.click(canvas.getByRole('button', { name: 'Vis færre' }))
    await expect(gloves.getByRole('checkbox', { name: /^M/ })).toBeChecked()
  },
}
export const SizesSelected: Story = { args: { ...ofSize, selection: [3, 4, 35, 44] } }
export const SizesOfOneScale: Story = { args: { ...ofSize, options: sizes.filter(({ group }) => group === 'Sko'), selection: [17] } }
/** Those that the shopper selected before are offered first; none is selected by itself. */
export const OwnSizesFirst: Story = {
  args: { ...ofSize, options: sizes.map((size) => ([4, 17].includes(size.value) ? { ...size, mark: 'Din størrelse' } : size)) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const [first] = canvas.getAllByRole('checkbox')
    await expect(first).toHaveAccessibleName(/Klær L/)
    await expect(first).not.toBeChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: /Klær L/ }))
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith([4])
  },
}
export const SizesWithoutCounts: Story = {
  args: {
    ...ofSize,
    options: sizes.map(({ value, label, group }) => ({ value, label, group })),
  },
}
export const SizesClosed: Story = { args: { ...ofSize, selection: [3], defaultOpen: false } }
export const SizesNarrow: Story = { args: { ...ofSize, selection: [3, 17] }, globals: { viewport: { value: 'narrow' } } }

export const LongList: Story = {
  args: ofBrand,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(8)
    await userEvent.click(canvas.getByRole('button', { name: 'Vis 8 til' }))
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(16)
    await userEvent.click(canvas.getByRole('button', { name: 'Vis færre' }))
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(8)
  },
}
export const ShortList: Story = { args: { ...ofBrand, options: brands.slice(4, 9), selection: [6] } }
/** What is selected when the panel opens stands first. */
export const ListSelected: Story = { args: { ...ofBrand, selection: [10, 15] } }
export const ListSearched: Story = {
  args: ofBrand,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Finn merke' }), 'vin')
    await userEvent.click(canvas.getByRole('checkbox', { name: /Vindrosa/ }))
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith([14])
  },
}
export const NothingFound: Story = {
  args: ofBrand,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('searchbox'), 'Fjellsprett')
    await expect(canvas.getByText('Ingen treff på «Fjellsprett»')).toBeVisible()
  },
}
export const ListClosed: Story = { args: { ...ofBrand, selection: [5, 9, 10], defaultOpen: false } }
export const ListNarrow: Story = { args: { ...ofBrand, selection: [5] }, globals: { viewport: { value: 'narrow' } } }

export const GroupsSearched: Story = {
  args: ofGroup,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Finn type' }), 'skall')
    await userEvent.click(canvas.getByRole('checkbox', { name: /Skalljakker/ }))
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith([1111])
  },
}

export const MyShopFirst: Story = {
  args: { ...ofShop, options: withMyShop(3), selection: [3] },
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('checkbox')
    await expect(first).toHaveAccessibleName(/Sandvika.*Min butikk · 14 km unna/)
    await expect(first).toBeChecked()
  },
}
export const Shops: Story = {
  args: ofShop,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('checkbox', { name: /Storo/ }))
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith([2])
  },
}
export const ShopsWithoutPosition: Story = {
  args: { ...ofShop, options: withMyShop(6, shops.slice(0, 6)).map((shop) => ({ ...shop, distance: null })) },
}
export const ShopsSearched: Story = {
  args: ofShop,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Finn butikk' }), 'mo i')
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(1)
  },
}
export const ShopsNarrow: Story = {
  args: { ...ofShop, options: withMyShop(5), selection: [5] },
  globals: { viewport: { value: 'narrow' } },
}
