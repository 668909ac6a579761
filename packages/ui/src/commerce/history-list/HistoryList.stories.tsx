import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { Button } from '../../primitives/button/index.ts'
import { guide } from '../../foundation/internal/guide.ts'
import { cards, jacketRust, jacketSpruce, jacketStorm, kroner } from '../internal/samples.data.ts'
import { FavouriteEntry, HistoryEntry, HistoryList } from './index.ts'

const images = [jacketSpruce, jacketRust, jacketStorm]

const meta = {
  component: HistoryList,
  args: { kind: 'orders', count: 3 },
  parameters: guide({
    anatomy: [
      'HistoryEntry: number, status, day and goods, sum, ways to the receipt and the parcel',
      'FavouriteEntry: picture, name, price, away',
      'more: the next page',
      'empty state, error and skeletons in the place of the list',
    ],
    do: ['Newest first', 'Say the status in words; its colour only repeats them'],
    dont: ['Show the same entry twice after loading more', 'Use it for reviews: they have a list of their own'],
    keys: [['Enter', 'follows a link, or presses a button']],
  }),
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '44rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof HistoryList>

export default meta
type Story = StoryObj<typeof meta>

export const Orders: Story = {
  args: {
    onMore: fn(),
    children: (
      <>
        <HistoryEntry
          kind="order"
          number={10_482}
          date="2026-11-18T10:00:00Z"
          status="sent"
          count={3}
          images={images}
          names={['Skare Skalljakke Dame', 'Rim Ullgenser', 'Fonn Lue']}
          total={kroner(4297)}
          to="/checkout/kvittering/a"
          trackingUrl="https://sporing.eksempel.no/1"
        />
        <HistoryEntry
          kind="order"
          number={10_117}
          date="2026-10-02T10:00:00Z"
          status="done"
          count={7}
          images={[...images, ...images]}
          total={kroner(9120)}
          to="/checkout/kvittering/b"
          action={
            <Button variant="plain" size="small">
              Kjøp igjen
            </Button>
          }
        />
        <HistoryEntry
          kind="order"
          number={9844}
          date="2026-08-21T10:00:00Z"
          status="cancelled"
          count={1}
          images={[jacketStorm]}
          total={kroner(899)}
          to="/checkout/kvittering/c"
        />
      </>
    ),
  },
}
export const Reservations: Story = {
  args: {
    kind: 'reservations',
    count: 4,
    children: (
      <>
        <HistoryEntry
          kind="reservation"
          number={104_832}
          date="2026-11-21T10:00:00Z"
          status="reserved"
          note="Hent innen lørdag 18.00"
          count={2}
          images={images.slice(0, 2)}
          total={kroner(3398)}
          place="Oslo, Torggata"
          to="/checkout/kvittering/d"
        />
        <HistoryEntry
          kind="reservation"
          number={104_790}
          date="2026-11-20T10:00:00Z"
          status="preparing"
          count={1}
          images={[jacketStorm]}
          total={kroner(899)}
          place="Hønefoss"
        />
        <HistoryEntry
          kind="reservation"
          number={103_210}
          date="2026-09-01T10:00:00Z"
          status="collected"
          count={1}
          images={[jacketRust]}
          total={kroner(1399)}
          place="Geilo"
          to="/checkout/kvittering/e"
        />
        <HistoryEntry
          kind="reservation"
          number={102_001}
          date="2026-06-14T10:00:00Z"
          status="expired"
          count={1}
          images={[jacketRust]}
          total={kroner(1399)}
          place="Geilo"
        />
      </>
    ),
  },
}
export const Favourites: Story = {
  args: {
    kind: 'favourites',
    children: cards.map(({ to, name, image, price, shopsInStock }) => (
      <FavouriteEntry key={to} to={to} name={name} image={image} price={price} available={shopsInStock > 0} onRemove={fn()} />
    )),
  },
}
export const OneUnderItsOwnHeading: Story = {
  args: {
    count: 1,
    children: (
      <HistoryEntry
        kind="order"
        level={2}
        number={10_482}
        date="2026-11-18T10:00:00Z"
        status="sent"
        count={1}
        images={[jacketStorm]}
        total={kroner(899)}
        to="/checkout/kvittering/a"
      />
    ),
  },
}
export const LoadingMore: Story = { args: { ...Orders.args, loadingMore: true } }
export const Loading: Story = { args: { count: 'loading' } }
export const Failed: Story = { args: { count: 'failed', onRetry: fn() } }
export const NoOrders: Story = { args: { count: 0 } }
export const NoReservations: Story = { args: { kind: 'reservations', count: 0 } }
export const NoFavourites: Story = { args: { kind: 'favourites', count: 0 } }
export const NarrowOrders: Story = { ...Orders, globals: { viewport: { value: 'narrow' } } }
export const Narrow: Story = { ...Reservations, globals: { viewport: { value: 'narrow' } } }
export const NarrowFavourites: Story = { ...Favourites, globals: { viewport: { value: 'narrow' } } }
export const NoFavouritesYet: Story = {
  args: { kind: 'favourites', count: 0, browseTo: '/dame' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Se deg om i butikken' })).toHaveAttribute('href', '/dame')
  },
}
