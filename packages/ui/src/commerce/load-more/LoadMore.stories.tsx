import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { LoadMore } from './index.ts'
import { guide } from '../../foundation/internal/guide.ts'

const meta = {
  component: LoadMore,
  args: { shown: 20, total: 134, href: '?page=2', onMore: fn() },
  parameters: guide({
    anatomy: ['words: how much of the list has been seen', 'bar: the same, drawn', 'link: the next page; gone at the end'],
    do: ['Add the next goods below those that are there', 'Put the page into the address, so that Back returns to as many'],
    dont: ['Load by scrolling alone: the footer is then out of reach', 'Show it together with Pagination'],
    keys: [['Enter', 'loads more; focus stays, and goes to the words with the last page']],
  }),
} satisfies Meta<typeof LoadMore>

export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'Vis flere varer' }))
    await expect(args.onMore).toHaveBeenCalledOnce()
  },
}
export const Loading: Story = { args: { loading: true } }
export const AllSeen: Story = { args: { shown: 134 } }
export const ThousandsOfGoods: Story = { args: { shown: 1040, total: 12_480 } }
export const Narrow: Story = { args: { shown: 1040, total: 12_480 }, globals: { viewport: { value: 'narrow' } } }
