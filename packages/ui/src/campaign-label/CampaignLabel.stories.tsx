import type { Meta, StoryObj } from '@storybook/react-vite'
import { CampaignLabel } from './index.ts'

const meta = { component: CampaignLabel, args: { text: '−30 %' } } satisfies Meta<typeof CampaignLabel>

export default meta
type Story = StoryObj<typeof meta>

export const Percent: Story = {}
export const Words: Story = { args: { text: 'Ukens annonse!' } }
export const Long: Story = {
  args: { text: 'Kjøp tre par ullsokker, betal for to' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '10rem' }}>
        <Story />
      </div>
    ),
  ],
}
