import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { company } from '../../patterns/internal/frame-samples.data.ts'
import { guide } from '../../foundation/internal/guide.ts'
import { jacketRust, jacketSpruce, kroner } from '../internal/samples.data.ts'
import { QrCode } from '../../primitives/qr-code/index.ts'
import { ReceiptCard } from './index.ts'

const meta = {
  component: ReceiptCard,
  args: {
    number: 104_832,
    shop: 'Oslo, Torggata',
    address: 'Torggata 11, 0181 Oslo',
    mapLink: 'https://kart.eksempel.no/oslo-torggata',
    hours: ['Mandag–fredag 10–20', 'Lørdag 10–18', 'Søndag stengt'],
    collectBefore: 'lørdag 28. november kl. 18',
    lines: [
      { ean: '1', name: 'Skare Skalljakke Dame', size: 'M', color: 'Gran', image: jacketSpruce, price: kroner(2499), count: 1 },
      { ean: '2', name: 'Lauvås Skalljakke Barn', size: '122', color: 'Rust', image: jacketRust, price: kroner(899), count: 2 },
    ],
    total: kroner(4297),
  },
  parameters: guide({
    anatomy: [
      'number: to be said or shown at the counter; code beside it',
      'facts: the shop, its hours, the deadline',
      'lines: what was put aside',
      'total: what is paid in the shop',
      'next: what happens now',
      'own: what the receiver may still do with it',
      'terms: what the law asks a receipt to say',
    ],
    do: [
      'Give it a QrCode of the number',
      'Give it the seller: the law wants that on a receipt',
      'Show an OrderNotice above it where something is missing',
    ],
    dont: ['Repeat shop and goods beside it', 'Render it on the server: it is personal'],
    keys: [],
  }),
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

const code = <QrCode value="104832" label="QR-kode med reservasjonsnummer 104832" />
const { supportEmail, ...seller } = company

export const Reserved: Story = {}
export const WithCode: Story = { args: { code } }
export const WithTerms: Story = { args: { code, seller: { ...seller, email: supportEmail } } }
export const InHand: Story = {
  args: { code, ownId: 'min-reservasjon', onCalendar: fn(), onEdit: fn(), onCancel: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    for (const name of ['Legg i kalender', 'Endre reservasjonen', 'Avbestill']) await userEvent.click(canvas.getByRole('button', { name }))
    for (const handler of [args.onCalendar, args.onEdit, args.onCancel]) await expect(handler).toHaveBeenCalledOnce()
  },
}
export const SentHome: Story = { args: { sentTo: 'Storgata 12B, 2615 Lillehammer' } }
export const NotHeld: Story = { args: { code, holds: false } }
export const Bought: Story = {
  args: { ...WithTerms.args, holds: false, bought: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Du kjøpte varene i butikken/u)).toBeVisible()
    await expect(canvas.queryByText(/ikke et kjøp/u)).toBeNull()
  },
}
const whole = { args: { ...InHand.args, ...WithTerms.args } }
export const Narrow: Story = { ...whole, globals: { viewport: { value: 'narrow' } } }
export const LargeText: Story = { ...whole, globals: { viewport: { value: 'narrow' }, textSize: '200' } }
