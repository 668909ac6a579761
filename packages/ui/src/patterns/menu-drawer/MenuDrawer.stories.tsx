import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { deepMenu, plainMenu, wholeMenu } from '../internal/frame-samples.data.ts'
import { Button } from '../../primitives/button/index.ts'
import { Icon } from '../../foundation/icon/index.ts'
import { guide } from '../../foundation/internal/guide.ts'
import { MenuDrawer } from './MenuDrawer.tsx'

const meta = {
  component: MenuDrawer,
  parameters: guide({
    anatomy: [
      'head: title and close button',
      'lead: its children, the way to the shopper’s own shop',
      'group: genders, categories, extra entries, each with a heading',
      'entry: a link, or a link with a fold beneath it',
    ],
    do: ['Import it when it first opens: it brings Base UI', 'Give the entries that the desktop menu has'],
    dont: ['Open it from 1020 px: it closes when the window is widened'],
    keys: [
      ['Tab', 'goes round within it'],
      ['Escape', 'closes it; focus returns to the menu button'],
    ],
  }),
  args: { open: true, onOpenChange: fn(), groups: plainMenu },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof MenuDrawer>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const WithExtras: Story = { args: { groups: wholeMenu } }
export const Closing: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Lukk menyen' }))
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false))
  },
}
export const Unfolded: Story = {
  args: { groups: deepMenu },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Vis mer under Herre' }))
    await waitFor(() => expect(screen.getByRole('link', { name: 'Skalljakker' })).toBeVisible())
  },
}
export const WithOwnShop: Story = {
  args: {
    children: (
      <Button variant="quiet" full icon={<Icon name="store" />}>
        Min butikk: Hamar
      </Button>
    ),
  },
}
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
