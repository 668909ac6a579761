import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { CompareToggle } from '../compare-toggle/index.ts'
import { FavouriteButton } from '../favourite-button/index.ts'
import { guide } from '../../foundation/internal/guide.ts'
import { cards } from '../internal/samples.data.ts'
import { ProductCard } from './index.ts'

const [plain, offer, long, soldOut] = cards

const meta = {
  component: ProductCard,
  args: plain,
  parameters: guide({
    anatomy: [
      'image: the first picture, with the campaign’s label on it',
      'words: brand and the average of the reviews, name (the link, as large as the card), price',
      'facts: a line of key facts, colours, and in how many shops it is',
      'corner: a FavouriteButton, pressed without following the link',
      'foot: a CompareToggle, pressed without following the link',
      'overlay: a QuickAdd, over the picture',
    ],
    do: ['Load the first card’s picture with `priority`', 'Give the name as the shop writes it'],
    dont: ['Put a second link into it', 'Give a new `corner` or `foot` element at every render: the card would be drawn again'],
    keys: [
      ['Tab', 'to the card, then to its heart'],
      ['Enter', 'opens the article'],
    ],
  }),
  decorators: [
    (Story) => (
      <ul style={{ maxInlineSize: '20rem' }}>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof ProductCard>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Reduced: Story = { args: offer }
export const Rated: Story = { args: { ...plain, rating: 4.3, reviewCount: 12 } }
export const KeyFacts: Story = { args: { ...plain, keyFacts: '430 g · 15 000 mm' } }
export const RatedOnce: Story = { tags: ['!matrix'], args: { ...long, rating: 5, reviewCount: 1 } }
export const LongName: Story = { args: long }
export const SoldOutInManyColors: Story = { args: soldOut }
export const FirstOnThePage: Story = { args: { ...plain, priority: true } }
export const WithFavourite: Story = {
  args: { ...offer, corner: <FavouriteButton selected name={offer.name} onSelectedChange={() => undefined} /> },
}
export const WithComparison: Story = {
  args: { ...offer, foot: <CompareToggle name={offer.name} selected onSelectedChange={() => undefined} /> },
}
export const LongLabel: Story = {
  args: {
    ...offer,
    label: 'Kjøp tre par ullsokker, betal for to av dem',
    corner: <FavouriteButton selected={false} name={offer.name} onSelectedChange={() => undefined} />,
  },
}
export const Clearance: Story = { args: { ...offer, label: 'Utsalg', labelKind: 'clearance' } }
export const News: Story = { args: long }
export const Member: Story = { args: { ...plain, label: 'Klubbpris', labelKind: 'member' } }
export const WithoutFacts: Story = { args: { ...plain, colors: [], shopsInStock: undefined } as never }
export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('link')).toHaveFocus()
  },
}
export const InMyShop: Story = {
  tags: ['!matrix'],
  args: { ...plain, myShop: 'Oslo, Torggata', inMyShop: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('På lager i Oslo, Torggata')).toBeVisible()
  },
}
export const InOtherShops: Story = {
  tags: ['!matrix'],
  args: { ...plain, myShop: 'Oslo, Torggata' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Ikke i Oslo, Torggata · 23 har den')).toBeVisible()
  },
}
export const InNoShop: Story = {
  tags: ['!matrix'],
  args: { ...plain, myShop: 'Oslo, Torggata', shopsInStock: 0 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Ikke i Oslo, Torggata')).toBeVisible()
  },
}
export const UnderAHeading: Story = {
  tags: ['!matrix'],
  args: { ...plain, level: 3 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 3, name: plain.name })).toBeVisible()
  },
}
