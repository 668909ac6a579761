import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SortBar } from './index.ts'

const options = [
  { key: 'Bestseller', label: 'Bestselger' },
  { key: 'Price', label: 'Pris' },
  { key: 'Name', label: 'Navn' },
]

const meta = {
  component: SortBar,
  args: {
    options,
    value: 'Bestseller',
    reversed: false,
    hrefFor: (key: string, reversed: boolean) => `?orderBy=${key}&order=${reversed ? 'desc' : 'asc'}`,
    count: 1204,
    filterCount: 0,
    onSort: fn(),
    onReverse: fn(),
    onFilter: fn(),
    onShare: fn(),
  },
} satisfies Meta<typeof SortBar>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('link', { name: 'Pris' }))
    await expect(args.onSort).toHaveBeenCalledWith('Price')
    await userEvent.click(canvas.getByRole('link', { name: /Snu rekkefølgen/ }))
    await expect(args.onReverse).toHaveBeenCalledWith(true)
  },
}
export const Filtered: Story = { args: { filterCount: 3, count: 38, value: 'Price', reversed: true } }
export const OneArticle: Story = { args: { count: 1, value: 'Name' } }
export const LinksOnly: Story = {
  render: ({ options: choices, hrefFor }) => <SortBar options={choices} value="Name" reversed={false} hrefFor={hrefFor} count={87} />,
}
