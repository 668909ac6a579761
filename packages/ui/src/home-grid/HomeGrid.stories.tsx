import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProductCard } from '../product-card/index.ts'
import { banners } from '../internal/frame-samples.data.ts'
import { cards } from '../internal/samples.data.ts'
import { HomeGrid } from './HomeGrid.tsx'

const nine = Array.from({ length: 9 }, (_, index) => ({ key: `card-${index}`, ...(cards[index % cards.length] ?? cards[0]) }))
const slots = nine.map(({ key, ...card }) => <ProductCard key={key} {...card} />)

const meta = {
  component: HomeGrid,
  args: {
    top: banners.top,
    sub: [banners.wool, banners.hike, banners.winter],
    middle: banners.shops,
    popular: [banners.hike, banners.wool],
    bottom: banners.club,
    cards: slots,
    cardsTitle: 'Det andre tar med ut nå',
    cardsLink: { text: 'Se alle bestselgere', to: '/bestselgere' },
    popularTitle: 'Populære kategorier',
  },
} satisfies Meta<typeof HomeGrid>
export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = {}
export const SomePositions: Story = {
  args: {
    sub: [banners.wool, null, banners.winter],
    middle: null,
    popular: [banners.hike, null],
    cards: [slots[0], null, slots[2], slots[3]],
  },
}
export const GoodsOnly: Story = { args: { top: null, sub: [], middle: null, popular: [], bottom: null } }
