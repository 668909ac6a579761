import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from '../button-link/index.ts'
import { EmptyState } from './index.ts'

const meta = {
  component: EmptyState,
  args: {
    icon: 'search',
    title: 'Ingen treff på «skisokker med vinger»',
    children: <p>Prøv færre ord, eller let i hyllene.</p>,
    action: <ButtonLink to="/ski">Se alt til ski</ButtonLink>,
  },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const WithAction: Story = {}
export const Words: Story = { render: () => <EmptyState title="Ingen varer her akkurat nå" /> }
