import type { PriceSpan } from '@vidda/domain/slider'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../primitives/button/index.ts'
import { Filter } from '../filter/index.ts'
import { Icon } from '../../foundation/icon/index.ts'
import { brands, colorGroups, genders, shops } from '../internal/filter-samples.data.ts'
import { guide } from '../../foundation/internal/guide.ts'
import { PriceFilter } from '../price-filter/index.ts'
import { FilterPanel, type FilterPanelProps } from './index.ts'

type Selection = Readonly<Record<'genders' | 'colors' | 'brands' | 'shops', readonly number[]>>

const none: Selection = { genders: [], colors: [], brands: [], shops: [] }
const range: PriceSpan = { min: 49, max: 7999 }
const marked = shops.map((shop) => (shop.value === 3 ? { ...shop, mark: 'Min butikk' } : shop))

type FilteringProps = FilterPanelProps & { readonly first: Selection; readonly firstPrice: PriceSpan }

/** A caller that applies live: each press counts anew. */
function Filtering({ first, firstPrice, onReset, ...rest }: FilteringProps) {
  const [selection, setSelection] = useState(first)
  const [price, setPrice] = useState(firstPrice)
  const selected = Object.values(selection).flat().length + Number(price.min > range.min || price.max < range.max)
  const field = (key: keyof Selection) => ({
    selection: selection[key],
    onSelectionChange: (next: readonly number[]) => setSelection({ ...selection, [key]: next }),
  })
  function handleReset() {
    setSelection(none)
    setPrice(range)
    onReset()
  }
  return (
    <FilterPanel {...rest} selected={selected} count={rest.count === 0 ? 0 : Math.round(1204 / (1 + selected))} onReset={handleReset}>
      <Filter title="Kjønn" kind="pills" options={genders} {...field('genders')} defaultOpen />
      <Filter title="Farge" kind="swatches" options={colorGroups} {...field('colors')} defaultOpen />
      <PriceFilter range={range} value={price} onValueChange={setPrice} defaultOpen />
      <Filter title="Merke" kind="list" searchLabel="Finn merke" options={brands} {...field('brands')} />
      <Filter title="På lager i butikk" kind="list" searchLabel="Finn butikk" options={marked} {...field('shops')} />
    </FilterPanel>
  )
}

const selected: Selection = { ...none, genders: [2], colors: [4, 5] }

const meta = {
  component: FilterPanel,
  args: { open: true, onOpenChange: fn(), onShow: fn(), onReset: fn(), count: 1204, children: null },
  render: (args) => <Filtering {...args} first={none} firstPrice={range} />,
  parameters: guide({
    anatomy: [
      'head: the title and the close button',
      'sections: one per kind of filter',
      'foot: Nullstill, and the button that says how many articles are left',
    ],
    do: [
      'Load it when the filter button is first touched, not with the page',
      'Live: change the list at each change, and let the button close. On press: keep a draft, count it, and apply it in onShow',
      'Keep the old count with loading while a new one is fetched',
    ],
    dont: ['Close it after each press', 'Hide a kind of filter while others narrow it to nothing'],
    keys: [
      ['Escape', 'closes it; focus goes back to the filter button'],
      ['Tab', 'stays within'],
    ],
  }),
} satisfies Meta<typeof FilterPanel>

export default meta
type Story = StoryObj<typeof meta>

export const NothingSelected: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Filter' }))
    await expect(dialog.getByRole('button', { name: 'Nullstill' })).toHaveAttribute('aria-disabled', 'true')
    await expect(dialog.getByRole('button', { name: /Vis 1.204 varer/ })).toBeEnabled()
  },
}
export const Selected: Story = {
  render: (args) => <Filtering {...args} first={selected} firstPrice={{ min: 500, max: 2500 }} />,
}
export const Sheet: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => <Filtering {...args} first={selected} firstPrice={{ min: 500, max: 2500 }} />,
}
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
export const NothingLeft: Story = { args: { count: 0 }, render: (args) => <Filtering {...args} first={selected} firstPrice={range} /> }
export const Loading: Story = { args: { loading: true } }
export const Uncounted: Story = {
  render: (args) => (
    <FilterPanel {...args} count={undefined}>
      <Filter
        title="Kjønn"
        kind="pills"
        options={genders.map(({ value, label }) => ({ value, label }))}
        selection={[]}
        onSelectionChange={fn()}
        defaultOpen
      />
    </FilterPanel>
  ),
}

export const AppliedLive: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Filter' }))
    await userEvent.click(await dialog.findByRole('checkbox', { name: /Dame/ }))
    await userEvent.click(dialog.getByRole('checkbox', { name: /Blå/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Vis 401 varer' }))
    await expect(args.onShow).toHaveBeenCalledOnce()
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

export const ResetAll: Story = {
  render: (args) => <Filtering {...args} first={selected} firstPrice={{ min: 500, max: 2500 }} />,
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Filter' }))
    await dialog.findAllByRole('checkbox')
    await userEvent.click(dialog.getByRole('button', { name: 'Nullstill' }))
    await expect(args.onReset).toHaveBeenCalledOnce()
    await expect(dialog.getAllByRole('checkbox', { checked: false })).toHaveLength(dialog.getAllByRole('checkbox').length)
    await expect(dialog.getByRole('textbox', { name: 'Høyeste pris' })).toHaveValue('7999')
  },
}

/** A caller that applies on press drops its draft when the panel is closed by other means. */
export const AppliedOnPress: Story = {
  args: { open: false },
  render: function Drafting(args) {
    const [open, setOpen] = useState(false)
    const [applied, setApplied] = useState<readonly number[]>([])
    const [draft, setDraft] = useState(applied)
    function handleOpenChange(next: boolean) {
      setOpen(next)
      setDraft(applied)
    }
    function handleShow() {
      setApplied(draft)
      args.onShow?.()
    }
    return (
      <>
        <Button variant="quiet" size="small" icon={<Icon name="filter" />} onClick={() => handleOpenChange(true)}>
          {applied.length > 0 ? `Filter(${applied.length})` : 'Filter'}
        </Button>
        <FilterPanel {...args} open={open} onOpenChange={handleOpenChange} selected={draft.length} onShow={handleShow} count={412}>
          <Filter title="Kjønn" kind="pills" options={genders} selection={draft} onSelectionChange={setDraft} defaultOpen />
        </FilterPanel>
      </>
    )
  },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: /Filter/ })
    await userEvent.click(button)
    await userEvent.click(await screen.findByRole('checkbox', { name: /Dame/ }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    await expect(button).toHaveTextContent('Filter')
    await userEvent.click(button)
    await userEvent.click(await screen.findByRole('checkbox', { name: /Herre/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Vis 412 varer' }))
    await waitFor(() => expect(button).toHaveTextContent('Filter(1)'))
  },
}
