import type { Meta, StoryObj } from '@storybook/react-vite'
import { company, footerGroups, payments } from '../internal/frame-samples.data.ts'
import { Footer } from './Footer.tsx'

const meta = {
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: { company, groups: footerGroups, payments },
} satisfies Meta<typeof Footer>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { args: { children: <button type="button">Personvernvalg</button> } }
export const PayInShopOnly: Story = { args: { payments: ['Betal i butikk'], groups: footerGroups.slice(1) } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
