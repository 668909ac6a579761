import type { Meta, StoryObj } from '@storybook/react-vite'
import { Breadcrumbs } from './Breadcrumbs.tsx'

const meta = { component: Breadcrumbs } satisfies Meta<typeof Breadcrumbs>
export default meta
type Story = StoryObj<typeof meta>

const trail = [
  { text: 'Friluft og camping', to: '/friluft-og-camping' },
  { text: 'Telt', to: '/friluft-og-camping/telt' },
  { text: 'Tunneltelt' },
]

export const First: Story = {}
export const UntitledBefore: Story = { args: { previous: { to: '/dame' } } }
export const TitledBefore: Story = { args: { previous: { to: '/dame?page=2', title: 'Dame' } } }
export const WithTrail: Story = { args: { trail } }
