import type { Meta, StoryObj } from '@storybook/react-vite'
import { guide } from '../../foundation/internal/guide.ts'
import { QrCode } from './index.ts'

const meta = {
  component: QrCode,
  args: { value: '104832', label: 'QR-kode med reservasjonsnummer 104832' },
  parameters: guide({
    anatomy: ['quiet zone: four light modules all around', 'modules: dark, as one path'],
    do: ['Show the same value as text beside it', 'Use it where a till or another phone reads it'],
    dont: ['Lay a logo over it', 'Set its colours so that it is light on dark: many readers give up'],
    keys: [],
  }),
} satisfies Meta<typeof QrCode>

export default meta
type Story = StoryObj<typeof meta>

export const ReservationNumber: Story = {}
export const Large: Story = { args: { size: 'large' } }
export const Address: Story = {
  args: { value: 'https://eksempel.example/checkout/kvittering/2f9a71c06be44c13', label: 'QR-kode til kvitteringen', size: 'large' },
}
