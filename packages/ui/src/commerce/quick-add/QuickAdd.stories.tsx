import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { FavouriteButton } from '../favourite-button/index.ts'
import { guide } from '../../foundation/internal/guide.ts'
import { cards } from '../internal/samples.data.ts'
import { ProductCard } from '../product-card/index.ts'
import { QuickAdd, type QuickAddProps } from './index.ts'

const [plain, offer] = cards

const sizes = ['XS', 'S', 'M', 'L', 'XL', 'XXL'].map((name, index) => ({
  id: index + 1,
  name,
  available: name !== 'XS' && name !== 'XL',
  own: name === 'M',
}))
const shoes = Array.from({ length: 23 }, (_, index) => ({
  id: index,
  name: String(36 + index / 2).replace('.5', ' ½'),
  available: index % 5 !== 1,
}))

/** QuickAdd with its own `open` state, so that pressing the button works in the stories. */
function Kept({ open: initially, ...args }: QuickAddProps) {
  const [open, setOpen] = useState(initially)
  return <QuickAdd {...args} open={open} onOpenChange={setOpen} />
}

const meta = {
  component: QuickAdd,
  args: { name: plain.name, open: true, onOpenChange: fn(), sizes, heading: 'Legg i handlekurven', onSelect: fn() },
  render: (args) => (
    <ul style={{ maxInlineSize: '18rem' }}>
      <ProductCard
        {...plain}
        corner={<FavouriteButton selected={false} name={plain.name} onSelectedChange={() => undefined} />}
        overlay={<Kept {...args} />}
      />
    </ul>
  ),
  parameters: guide({
    anatomy: [
      'opener: on the picture’s lower edge while the card has the pointer or the focus',
      'panel: what a size does, a notice, and the sizes; grows upwards and scrolls within the picture',
      'size: struck through when no shop has it, with a thick edge when it is the shopper’s own',
    ],
    do: [
      'Fetch the sizes at `onIntent`',
      'Keep the sizes open when one could not be added',
      'Say in a notice what has changed since the card was made',
    ],
    dont: ['Choose a size for the shopper', 'Offer it where no shop has the article'],
    keys: [
      ['Enter', 'on the opener shows the sizes, on a size adds it'],
      ['Escape', 'closes, and gives the focus back to the opener'],
      ['Tab', 'through the sizes, and closes when it leaves them'],
    ],
  }),
} satisfies Meta<typeof QuickAdd>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}
export const Closed: Story = {
  args: { open: false },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: `Velg størrelse: ${plain.name}` })
    const place = canvasElement.querySelector('li')?.getBoundingClientRect()
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('link')).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await expect(opener).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    // The panel fades in, so it is not visible at once.
    await waitFor(() => expect(within(canvasElement).getByRole('group')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await expect(opener).toHaveFocus()
    await expect(canvasElement.querySelector('li')?.getBoundingClientRect()).toEqual(place)
  },
}
export const ManySizes: Story = { args: { sizes: shoes } }
export const Fetching: Story = { args: { sizes: null } }
export const Failed: Story = { args: { sizes: null, failed: true, onRetry: fn() } }
export const Loading: Story = { args: { loading: true } }
export const OneSize: Story = { args: { open: false, text: 'Legg i handlekurven', sizes: sizes.slice(0, 1) } }
export const PriceChanged: Story = { args: { notice: 'Prisen er nå 1 799,00 kr.' } }
export const CollectOnly: Story = { args: { heading: 'Reserver i butikk, Gran', notice: 'Kan bare reserveres og hentes i butikk.' } }
export const AllSoldOut: Story = {
  args: { notice: 'Utsolgt i Gran', sizes: sizes.map((size) => ({ ...size, available: false })), name: offer.name },
}
export const Gone: Story = { args: { sizes: [], notice: 'Varen selges ikke på nett nå.' } }
export const OnAPhone: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: /^Velg størrelse/u })).toBeNull()
  },
}
