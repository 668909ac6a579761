import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../../primitives/button/index.ts'
import { guide } from '../../foundation/internal/guide.ts'
import { jacketRust } from '../internal/samples.data.ts'
import { Picture } from '../../primitives/picture/index.ts'
import { ShopCard } from './index.ts'

const meta = {
  component: ShopCard,
  args: {
    name: 'Oslo, Torggata',
    street: 'Torggata 11',
    place: '0181 Oslo',
    to: '/butikker/oslo-torggata',
    mapLink: 'https://kart.eksempel.no/oslo-torggata',
    phone: '22 00 00 00',
    hours: '1-5:1000-2000,6:1000-1800',
    now: new Date('2026-03-04T12:00:00Z'),
    distance: 450,
  },
  parameters: guide({
    anatomy: [
      'picture: the shop from outside, if there is one of it',
      'name: links to the shop’s page; distance beside it, and that it is the shopper’s own',
      'address: street above place',
      'stock: of the article looked at, in words',
      'now: open or closed, and when it opens',
      'details: the week and the phone number',
      'actions: what can be done with this shop',
    ],
    do: ['Stand in a list or grid of shops, nearest first', 'Mark distances from a postal code as approximate'],
    dont: ['Use it to choose a shop: that is ShopPicker', 'Count pieces: stock is some, few or none'],
    keys: [['Enter or Space on "Alle åpningstider"', 'folds the week out and in']],
  }),
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ShopCard>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}
export const WithPicture: Story = { args: { picture: <Picture image={jacketRust} alt="" ratio="1:1" sizes="5rem" /> } }
export const Closed: Story = { args: { now: new Date('2026-03-07T20:00:00Z') } }
export const InStock: Story = { args: { stock: 'some', children: <Button variant="quiet">Reserver her</Button> } }
export const FewLeft: Story = { args: { stock: 'few' } }
export const NotInStock: Story = { args: { stock: 'none' } }
export const Approximate: Story = { args: { distance: 13_800, approximate: true } }
export const Own: Story = { args: { own: true } }
export const Unfolded: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('Alle åpningstider'))
    await expect(canvas.getByText('Mandag')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Vis i kart/u }).getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}
export const OnTheServer: Story = { args: { now: null } }
export const Narrow: Story = {
  args: {
    name: 'Nesbyen, Alfarheim handelspark',
    street: 'Industrivegen 14, inngang fra parkeringen',
    place: '3540 Nesbyen',
    distance: 214_000,
    stock: 'some',
  },
  globals: { viewport: { value: 'narrow' } },
}
export const OpenShorter: Story = {
  tags: ['!matrix'],
  args: {
    now: new Date('2026-12-23T12:00:00Z'),
    deviations: [
      { date: '2026-12-23', hours: '1000-1600', name: 'Lille julaften' },
      { date: '2026-12-24', hours: null, name: 'Julaften' },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/Åpent til 16/u)).toBeVisible()
    await userEvent.click(canvas.getByText('Alle åpningstider'))
    await expect(canvas.getByText(/Lille julaften/u)).toBeVisible()
    await expect(canvas.getByText('Julaften')).toBeVisible()
  },
}
