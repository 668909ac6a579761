import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, within } from 'storybook/test'
import { HeaderLink } from '../header-link/index.ts'
import { MainMenu } from '../main-menu/index.ts'
import { deepMenu, logo, plainMenu, wholeMenu } from '../internal/frame-samples.data.ts'
import { guide } from '../../foundation/internal/guide.ts'
import { HeaderTwoLine } from './HeaderTwoLine.tsx'

const meta = {
  component: HeaderTwoLine,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      anatomy: ['bar: menu button below 1020 px, logo, search, cart', 'menu: the desktop menu in a line of its own'],
      do: ['Use it for a shop whose customers search', 'Load the drawer on onMenuIntent'],
      dont: [
        'Put more into the bar: what is rarer belongs in the menu',
        'Make it stick to the top of the window: on a phone it takes a sixth of it',
      ],
      keys: [
        ['Tab', 'goes from link to link and button to button'],
        ['Enter', 'in the search: opens what was searched for'],
      ],
    }),
  },
  args: {
    brandName: 'Eksempel',
    logo,
    cartCount: 0,
    onSearch: fn(),
    searchAction: '/search',
    menu: <MainMenu groups={plainMenu} />,
    menuOpen: false,
    onMenuOpen: fn(),
  },
} satisfies Meta<typeof HeaderTwoLine>
export default meta
type Story = StoryObj<typeof meta>

export const EmptyCart: Story = {}
export const FilledCart: Story = { args: { cartCount: 3 } }
export const AllEntries: Story = { args: { menu: <MainMenu groups={wholeMenu} />, query: 'skalljakke' } }
const links = (
  <>
    <HeaderLink to="/favoritter" icon="heart" text="Favoritter" count={4} countText="4 favoritter" />
    <HeaderLink to="/min-side" icon="user" text="Min side" />
  </>
)
export const Links: Story = { args: { cartCount: 3, links } }
export const LinksOnAPhone: Story = { args: { cartCount: 12, links }, globals: { viewport: { value: 'phone' } } }
export const Phone: Story = { args: { cartCount: 12 }, globals: { viewport: { value: 'phone' } } }
export const Narrow: Story = { args: { cartCount: 3 }, globals: { viewport: { value: 'narrow' } } }
export const LargeText: Story = { args: { cartCount: 3 }, globals: { viewport: { value: 'narrow' }, textSize: '200' } }
export const FlyoutOpen: Story = {
  args: { cartCount: 3, menu: <MainMenu groups={deepMenu} /> },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: 'Meny: Dame', hidden: true }).click()
    await canvas.findByRole('link', { name: 'Skalljakker', hidden: true }, { timeout: 10_000 })
  },
}
