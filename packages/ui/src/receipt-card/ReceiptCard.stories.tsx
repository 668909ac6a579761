import type { Meta, StoryObj } from '@storybook/react-vite'
import { jacketRust, jacketSpruce, kroner } from '../internal/samples.data.ts'
import { ReceiptCard } from './index.ts'

const meta = {
  component: ReceiptCard,
  args: {
    number: 104_832,
    shop: 'Oslo, Torggata',
    address: 'Torggata 11, 0181 Oslo',
    mapLink: 'https://kart.eksempel.no/oslo-torggata',
    hours: ['Mandag–fredag 10–20', 'Lørdag 10–18', 'Søndag stengt'],
    collectBefore: 'lørdag 24. november kl. 18',
    lines: [
      { ean: '1', name: 'Skare Skalljakke Dame', size: 'M', color: 'Gran', image: jacketSpruce, price: kroner(2499), count: 1 },
      { ean: '2', name: 'Lauvås Skalljakke Barn', size: '122', color: 'Rust', image: jacketRust, price: kroner(899), count: 2 },
    ],
    total: kroner(4297),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '44rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ReceiptCard>

export default meta
type Story = StoryObj<typeof meta>

export const Reserved: Story = {}
