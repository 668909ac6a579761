import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { MenuButton } from '../menu-button/index.ts'
import { plainMenu } from '../internal/frame-samples.data.ts'
import { guide } from '../internal/guide.ts'
import { LazyMenuDrawer, preloadMenuDrawer } from './LazyMenuDrawer.tsx'

const meta = {
  tags: ['!matrix'],
  component: LazyMenuDrawer,
  parameters: guide({
    anatomy: ['the MenuDrawer, once its code is there'],
    do: ['Call preloadMenuDrawer when the menu button is pointed at or focused', 'Say in words what onFailure tells'],
    dont: ['Import MenuDrawer beside it: the page would carry Base UI from the start'],
    keys: [['Escape', 'closes the menu']],
  }),
  args: { open: false, onOpenChange: fn(), onFailure: fn(), groups: plainMenu },
  globals: { viewport: { value: 'phone' } },
  render: function Menu(args) {
    const [open, setOpen] = useState(args.open)
    return (
      <>
        <MenuButton open={open} onOpen={() => setOpen(true)} onIntent={preloadMenuDrawer} />
        <LazyMenuDrawer groups={args.groups} open={open} onOpenChange={setOpen} onFailure={args.onFailure} />
      </>
    )
  },
} satisfies Meta<typeof LazyMenuDrawer>
export default meta
type Story = StoryObj<typeof meta>

export const OpenedByButton: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Åpne menyen', hidden: true }))
    const menu = await screen.findByRole('dialog')
    await expect(await within(menu).findByRole('link', { name: 'Herre' })).toBeInTheDocument()
  },
}
