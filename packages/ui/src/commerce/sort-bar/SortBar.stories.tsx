import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { ShareButton } from '../../patterns/share-button/index.ts'
import { Button } from '../../primitives/button/index.ts'
import { SortBar } from './index.ts'
import { guide } from '../../foundation/internal/guide.ts'

const options = [
  { key: 'Bestseller', label: 'Bestselger' },
  { key: 'Price', label: 'Pris' },
  { key: 'Name', label: 'Navn' },
]

const shop = (
  <Button variant="quiet" size="small">
    Min butikk
  </Button>
)

const meta = {
  component: SortBar,
  args: {
    options,
    value: 'Bestseller',
    reversed: false,
    hrefFor: (key: string, reversed: boolean) => `?orderBy=${key}&order=${reversed ? 'desc' : 'asc'}`,
    filterCount: 0,
    onValueChange: fn(),
    onReversedChange: fn(),
    onFilter: fn(),
    share: <ShareButton url="https://vidda.example/dame" />,
  },
  parameters: {
    // A matrix of sort bars is as wide as the window: they lay themselves out by it.
    wide: true,
    ...guide({
      anatomy: [
        'filter: with its handler alone',
        'sort options: links, the current one marked; on a phone in a popover that the opener opens',
        'direction: a link that reverses the order',
        'children: what else narrows the list',
        'share: a ShareButton',
      ],
      do: ['Bestselger, Pris, Navn, in that order', 'Count each selected value, and a changed price range as one'],
      dont: [
        'Reset the filters when the order changes',
        'Put more than one button between the sort options and the share button: a phone has room for one line',
      ],
      keys: [
        ['Tab', 'goes to filter, sort options, direction and share'],
        ['Enter', 'follows the link or presses the button'],
        ['Escape', 'closes the popover'],
      ],
    }),
  },
} satisfies Meta<typeof SortBar>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('link', { name: 'Pris' }))
    await expect(args.onValueChange).toHaveBeenCalledWith('Price')
    await userEvent.click(canvas.getByRole('link', { name: /Snu rekkefølgen/ }))
    await expect(args.onReversedChange).toHaveBeenCalledWith(true)
  },
}
export const Filtered: Story = { args: { filterCount: 3, value: 'Price', reversed: true } }
export const LinksOnly: Story = {
  render: ({ options: orders, hrefFor }) => <SortBar options={orders} value="Name" reversed={false} hrefFor={hrefFor} />,
}
/** By relevance no order is the current one, and there is nothing to turn but the first. */
export const ByRelevance: Story = { args: { value: '' } }
export const WithAShop: Story = { args: { children: shop } }
export const Sharing: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Del siden' }))
    await screen.findByRole('dialog', { name: 'Del siden' })
  },
}
export const Filtering: Story = {
  args: { filterCount: 12 },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Filter(12)' }))
    await expect(args.onFilter).toHaveBeenCalledOnce()
  },
}
/** On a phone the sort options open in a popover, which a choice closes. */
export const Narrow: Story = {
  args: { filterCount: 12, children: shop },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const opener = canvas.getByRole('button', { name: 'Sortering' })
    await expect(canvas.queryByRole('link', { name: 'Pris' })).toBeNull()
    await userEvent.click(opener)
    await userEvent.click(canvas.getByRole('link', { name: 'Pris' }))
    await expect(args.onValueChange).toHaveBeenCalledWith('Price')
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Pris' })).toBeNull())
    await userEvent.click(opener)
    await canvas.findByRole('link', { name: 'Pris' })
  },
}
export const LargeText: Story = { args: { filterCount: 12, children: shop }, globals: { viewport: { value: 'narrow' }, textSize: '200' } }
/** The filter button is a link, for where scripts are off or do not come; a press goes to its handler. */
export const FiltersAsAPage: Story = {
  args: { filterHref: '/dame/filter', filterCount: 2 },
  play: async ({ canvasElement, args }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Filter(2)' })
    await expect(link).toHaveAttribute('href', '/dame/filter')
    await userEvent.click(link)
    await expect(args.onFilter).toHaveBeenCalledOnce()
  },
}
