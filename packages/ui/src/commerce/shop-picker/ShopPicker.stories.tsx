import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../../foundation/internal/guide.ts'
import { ShopPicker, type ShopPickerProps } from './index.ts'

const shops = [
  {
    id: 1,
    name: 'Oslo, Torggata',
    address: 'Torggata 11, 0181 Oslo',
    distance: 450,
    open: true,
    openText: 'Åpent til 20',
    servesAll: true,
    missing: [],
  },
  {
    id: 2,
    name: 'Sandvika',
    address: 'Rådmann Halmrasts vei 4, 1337 Sandvika',
    distance: 13_800,
    open: true,
    openText: 'Åpent til 18',
    servesAll: false,
    missing: ['Skare Skalljakke Dame'],
  },
  {
    id: 3,
    name: 'Hønefoss',
    address: 'Stabells gate 6, 3510 Hønefoss',
    distance: 59_000,
    openText: 'Stengt · åpner i morgen kl. 10',
    servesAll: true,
    missing: [],
  },
  {
    id: 4,
    name: 'Geilo',
    address: 'Geilovegen 38, 3580 Geilo',
    distance: 214_000,
    openText: 'Stengt · åpner mandag 10',
    servesAll: false,
    missing: ['Skare Skalljakke Dame', 'Lauvås Skalljakke Barn'],
  },
]

function Choosing({ value, onValueChange, ...rest }: ShopPickerProps) {
  const [selected, setSelected] = useState(value)
  return (
    <ShopPicker
      {...rest}
      value={selected}
      onValueChange={(id) => {
        setSelected(id)
        onValueChange(id)
      }}
    />
  )
}

const meta = {
  component: ShopPicker,
  args: { shops, value: null, lineCount: 3, onValueChange: fn(), onPosition: fn(), onPostcode: fn(), onRetry: fn() },
  parameters: guide({
    anatomy: [
      'find: words or a postal code, and the shopper’s position',
      'origin: what distances are measured from',
      'group: shops that have the whole cart, then those that lack something',
      'shop: a radio button with name, distance, address, hours, and what it has of the cart',
      'more: the shops further down, folded away',
    ],
    do: [
      'Give every shop of the chain: it sorts out which serve the whole cart',
      'Give the postal code as `origin`: distances from it are shown as about so',
      'Keep the choice when the search changes',
    ],
    dont: [
      'Ask for the position before the shopper presses for it',
      'Hide shops that lack something: they may be the near ones',
      'Leave out shops that have nothing of the cart: who searches for one is told so',
    ],
    keys: [
      ['↑ ↓', 'move the choice between shops'],
      ['Enter in the field', 'searches, and sends no form'],
    ],
  }),
  render: (args) => <Choosing {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '40rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ShopPicker>

export default meta
type Story = StoryObj<typeof meta>

export const NoneSelected: Story = {}
export const Pressed: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: /Hønefoss/ }))
    await expect(args.onValueChange).toHaveBeenCalledWith(3)
    await expect(canvas.getByRole('radio', { name: /Hønefoss/ })).toBeChecked()
  },
}
export const Found: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Finn butikk' }), 'geilo')
    await expect(canvas.getAllByRole('radio')).toHaveLength(1)
  },
}
export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Finn butikk' }), 'Svalbard')
    await expect(canvas.getByText('Ingen butikk passer med «Svalbard»')).toBeVisible()
  },
}
export const WholeChain: Story = {
  args: {
    shops: ['Alta', 'Bergen', 'Bodø', 'Dombås', 'Fagernes', 'Florø', 'Førde', 'Gol', 'Hamar', 'Harstad', 'Kongsberg', 'Lillehammer'].map(
      (name, index) => ({
        id: index,
        name,
        address: `Storgata ${index + 1}, ${name}`,
        distance: null,
        openText: 'Åpent til 20',
        servesAll: index < 7,
        missing: index < 7 ? [] : ['Lauvås Skalljakke Barn'],
      }),
    ),
  },
}
export const OneLine: Story = { args: { lineCount: 1 } }
export const FromPosition: Story = { args: { origin: { kind: 'position' } } }
export const FromPostcode: Story = {
  args: { origin: { kind: 'postalCode', name: '3580 Geilo' }, shops: shops.toReversed() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Finn butikk' }), '3580')
    await expect(args.onPostcode).toHaveBeenCalledWith('3580')
    await expect(canvas.getAllByRole('radio')).toHaveLength(shops.length)
  },
}
export const NothingThere: Story = {
  args: { lineCount: 1 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByText('Sandvika')).toBeNull()
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Finn butikk' }), 'sandvika')
    await expect(canvas.getByRole('radio', { name: /Sandvika/ })).toBeDisabled()
  },
}
export const NobodyHasAnything: Story = {
  args: { lineCount: 1, shops: shops.map((shop) => ({ ...shop, servesAll: false, missing: ['Skare Skalljakke Dame'] })) },
}
export const NobodyHasAll: Story = {
  args: { shops: shops.map((shop) => ({ ...shop, servesAll: false, missing: ['Skare Skalljakke Dame'] })) },
}
export const UnknownPostcode: Story = { args: { problem: 'Vi kjenner ikke postnummeret 9999' } }
export const PositionRefused: Story = { args: { problem: 'Vi fikk ikke posisjonen din. Søk opp butikken i stedet.' } }
export const Loading: Story = { args: { shops: 'loading' } }
export const Failed: Story = { args: { shops: 'failed' } }
export const Retrying: Story = { args: { shops: 'failed', onRetry: fn(), retrying: true } }
export const NoShops: Story = { args: { shops: [] } }
export const Narrow: Story = { args: { origin: { kind: 'position' } }, globals: { viewport: { value: 'narrow' } } }
export const WithoutPosition: Story = { args: { shops: shops.map((shop) => ({ ...shop, distance: null })) } }
export const FindingPosition: Story = { args: { loadingPosition: true } }
export const Rest: Story = { args: { restOnly: true, lineCount: 2 } }
