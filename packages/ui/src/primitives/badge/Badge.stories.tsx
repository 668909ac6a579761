import type { Meta, StoryObj } from '@storybook/react-vite'
import { guide } from '../../foundation/internal/guide.ts'
import { Badge } from './index.ts'

const meta = {
  component: Badge,
  args: { children: 'Klubbpris' },
  parameters: guide({
    anatomy: ['text: a fact in one to three words'],
    do: ['Let the words carry the meaning; the tone repeats it', 'Use `danger` for what stops the shopper, and only there'],
    dont: ['Put a price reduction in it: that is a CampaignLabel', 'Make it a button'],
    keys: [],
  }),
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Neutral: Story = {}
export const Accent: Story = { args: { tone: 'accent', children: 'Kun Klikk & Hent' } }
export const Success: Story = { args: { tone: 'success', children: 'På lager' } }
export const Warning: Story = { args: { tone: 'warning', children: 'Få igjen' } }
export const Danger: Story = { args: { tone: 'danger', children: 'Utgått' } }
export const Info: Story = { args: { tone: 'info', children: 'Under behandling' } }
export const Long: Story = {
  args: { tone: 'accent', children: 'Kan bare reserveres og hentes i butikk' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '8rem' }}>
        <Story />
      </div>
    ),
  ],
}
