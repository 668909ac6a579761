import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { LoadMore } from './index.ts'

const meta = { component: LoadMore, args: { shown: 20, total: 134, href: '?page=2', onLoad: fn() } } satisfies Meta<typeof LoadMore>

export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'Vis flere varer' }))
    await expect(args.onLoad).toHaveBeenCalledOnce()
  },
}
export const Busy: Story = { args: { busy: true } }
export const AllSeen: Story = { args: { shown: 134 } }
