import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from './index.ts'

const meta = { component: Badge, args: { children: 'Klubbpris' } } satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Neutral: Story = {}
export const Accent: Story = { args: { tone: 'accent', children: 'Kun Klikk & Hent' } }
export const Success: Story = { args: { tone: 'success', children: 'På lager' } }
export const Warning: Story = { args: { tone: 'warning', children: 'Få igjen' } }
