import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { MainMenu } from '../main-menu/index.ts'
import { logo, calmMenu, plainMenu } from '../internal/frame-samples.data.ts'
import { HeaderSingleLine } from './HeaderSingleLine.tsx'

const meta = {
  component: HeaderSingleLine,
  parameters: { layout: 'fullscreen' },
  args: { brandName: 'Eksempel', logo, cartCount: 0, menu: <MainMenu groups={calmMenu} />, menuOpen: false, onMenuOpen: fn() },
} satisfies Meta<typeof HeaderSingleLine>
export default meta
type Story = StoryObj<typeof meta>

export const EmptyCart: Story = {}
export const FilledCart: Story = { args: { cartCount: 2 } }
export const FewEntries: Story = { args: { menu: <MainMenu groups={plainMenu} /> } }
export const Phone: Story = { args: { cartCount: 2 }, globals: { viewport: { value: 'phone' } } }
