import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, within } from 'storybook/test'
import { HeaderLink } from '../header-link/index.ts'
import { MainMenu } from '../main-menu/index.ts'
import { calmMenu, deepMenu, logo, plainMenu } from '../internal/frame-samples.data.ts'
import { guide } from '../../foundation/internal/guide.ts'
import { HeaderSingleLine } from './HeaderSingleLine.tsx'

const meta = {
  component: HeaderSingleLine,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      anatomy: ['line: menu button below 1020 px, logo, menu, cart'],
      do: ['Use it for a small range that nobody needs to search', 'Keep to eight entries: they share one line'],
      dont: ['Add a search: that is the two-line header'],
      keys: [['Tab', 'goes from link to link and button to button']],
    }),
  },
  args: { brandName: 'Eksempel', logo, cartCount: 0, menu: <MainMenu groups={calmMenu} />, menuOpen: false, onMenuOpen: fn() },
} satisfies Meta<typeof HeaderSingleLine>
export default meta
type Story = StoryObj<typeof meta>

export const EmptyCart: Story = {}
export const FilledCart: Story = { args: { cartCount: 2 } }
export const FewEntries: Story = { args: { menu: <MainMenu groups={plainMenu} /> } }
const links = (
  <>
    <HeaderLink to="/favoritter" icon="heart" text="Favoritter" count={4} countText="4 favoritter" />
    <HeaderLink to="/min-side" icon="user" text="Min side" />
  </>
)
export const Links: Story = { args: { cartCount: 3, links } }
export const LinksOnAPhone: Story = { args: { cartCount: 12, links }, globals: { viewport: { value: 'phone' } } }
export const Phone: Story = { args: { cartCount: 2 }, globals: { viewport: { value: 'phone' } } }
export const FlyoutOpen: Story = {
  args: { menu: <MainMenu groups={{ ...deepMenu, extra: [] }} /> },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: 'Meny: Dame', hidden: true }).click()
    await canvas.findByRole('link', { name: 'Skalljakker', hidden: true }, { timeout: 10_000 })
  },
}
