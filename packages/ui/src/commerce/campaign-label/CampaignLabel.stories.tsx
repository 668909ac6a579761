import type { Meta, StoryObj } from '@storybook/react-vite'
import { guide } from '../../foundation/internal/guide.ts'
import { CampaignLabel } from './index.ts'

const meta = {
  component: CampaignLabel,
  args: { text: '−30 %', kind: 'percent' },
  parameters: guide({
    anatomy: ['text: the campaign’s own words; long ones take a second line'],
    do: ['Count the percent from the lowest price of the 30 days before', 'One label on a card: that of the lowest price'],
    dont: ['Say −30 % of something that never cost more', 'Tell by colour alone what kind of campaign it is'],
    keys: [],
  }),
} satisfies Meta<typeof CampaignLabel>

export default meta
type Story = StoryObj<typeof meta>

export const Percent: Story = {}
export const Words: Story = { args: { kind: 'offer', text: 'Ukens annonse!' } }
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
export const Offer: Story = { args: { kind: 'offer', text: 'Tilbud' } }
export const Clearance: Story = { args: { kind: 'clearance', text: 'Utsalg' } }
export const News: Story = { args: { kind: 'news', text: 'Nyhet' } }
export const Member: Story = { args: { kind: 'member', text: 'Klubbpris' } }
