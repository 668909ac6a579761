import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../../foundation/internal/guide.ts'
import { ShopChoice } from './index.ts'

const shops = [
  {
    id: 1,
    name: 'Oslo, Torggata',
    address: 'Torggata 11, 0181 Oslo',
    distance: null,
    open: true,
    openText: 'Åpent til 20',
  },
  {
    id: 2,
    name: 'Sandvika',
    address: 'Rådmann Halmrasts vei 4, 1337 Sandvika',
    distance: null,
    open: true,
    openText: 'Åpent til 18',
  },
  { id: 3, name: 'Hønefoss', address: 'Stabells gate 6, 3510 Hønefoss', distance: null, openText: 'Stengt · åpner i morgen kl. 10' },
]

const meta = {
  component: ShopChoice,
  args: { shops, value: null, onValueChange: fn(), onPosition: fn() },
  parameters: guide({
    anatomy: [
      'help',
      'find: the search, and the device’s position',
      'group: heads the shops of a county while nobody searches and no distance is known',
      'shops: a button each, the chosen one marked',
      'none: gives the choice up',
    ],
    do: ['Close what it stands in as soon as a shop was pressed', 'Sort by distance once a position is known'],
    dont: ['Use it to collect a cart: that is a ShopPicker, which knows what each shop has'],
    keys: [
      ['Tab', 'goes from shop to shop'],
      ['Enter', 'chooses the shop'],
    ],
  }),
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '30rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ShopChoice>

export default meta
type Story = StoryObj<typeof meta>

export const NoneChosen: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Sandvika/u }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2)
  },
}
const byCounty = shops.map((shop, index) => ({ ...shop, group: ['Oslo', 'Akershus', 'Buskerud'][index] ?? '' }))
export const ByCounty: Story = {
  args: { shops: byCounty },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(within(canvas.getByRole('list', { name: 'Akershus' })).getByRole('button', { name: /Sandvika/u })).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox'), 'torggata')
    await expect(canvas.queryByRole('heading', { name: 'Oslo' })).toBeNull()
  },
}
export const Chosen: Story = {
  args: { value: 2 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { name: /Sandvika/u })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Ingen bestemt butikk' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null)
  },
}
export const Searched: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('searchbox'), 'torggata')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
    await userEvent.clear(canvas.getByRole('searchbox'))
    await userEvent.type(canvas.getByRole('searchbox'), 'månen')
    await userEvent.click(canvas.getByRole('button', { name: 'Vis alle butikkene' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
}
export const NearAPostalCode: Story = {
  args: {
    shops: shops.map((shop, index) => ({ ...shop, distance: 12_400 + 40_000 * index })),
    origin: { kind: 'postalCode', name: '1337 Sandvika' },
    onPostcode: fn(),
  },
}
export const NearHere: Story = {
  args: { shops: shops.map((shop, index) => ({ ...shop, distance: 450 + 13_000 * index })), origin: { kind: 'position' }, value: 1 },
}
export const PositionRefused: Story = { args: { problem: 'Vi fikk ikke posisjonen din. Skriv postnummeret i stedet.' } }
export const Loading: Story = { args: { shops: 'loading' } }
export const Failed: Story = { args: { shops: 'failed', onRetry: fn() } }
export const Retrying: Story = { args: { shops: 'failed', onRetry: fn(), retrying: true } }
export const FindingPosition: Story = { args: { loadingPosition: true } }
export const Narrow: Story = { args: { value: 1 }, globals: { viewport: { value: 'narrow' } } }
