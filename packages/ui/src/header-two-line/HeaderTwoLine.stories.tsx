import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { MainMenu } from '../main-menu/index.ts'
import { logo, plainMenu, wholeMenu } from '../internal/frame-samples.data.ts'
import { HeaderTwoLine } from './HeaderTwoLine.tsx'

const meta = {
  component: HeaderTwoLine,
  parameters: { layout: 'fullscreen' },
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
export const Phone: Story = { args: { cartCount: 12 }, globals: { viewport: { value: 'phone' } } }
