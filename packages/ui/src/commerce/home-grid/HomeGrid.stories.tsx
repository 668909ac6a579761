import type { Meta, StoryObj } from '@storybook/react-vite'
import { guide } from '../../foundation/internal/guide.ts'
import { inPageColumn } from '../../patterns/internal/page-column.fixtures.tsx'
import { ProductCard } from '../product-card/index.ts'
import { banners } from '../../patterns/internal/frame-samples.data.ts'
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
  decorators: [inPageColumn],
  parameters: {
    // A matrix of home grids is as wide as the window: they lay themselves out by it.
    layout: 'fullscreen',
    ...guide({
      anatomy: [
        'top: the hero, with the screen’s first heading',
        'sub: three banners side by side',
        'children: short ways into the shop',
        'goods: nine cards, and a link to more of them',
        'middle: a banner over the whole width',
        'popular: two categories',
        'bottom: a banner over the whole width',
      ],
      do: ['Leave a position without a setting null: what is there closes up', 'Give every banner one message and one way on'],
      dont: ['Fill a position with something that says nothing', 'Put more than nine goods here: that is a list'],
      keys: [['Tab', 'goes from banner to card to banner; each is one stop']],
    }),
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
export const WithoutHero: Story = { args: { top: null, title: 'Klar for fjellet' } }
export const NineGoodsWithoutLink: Story = { args: { top: null, sub: [], middle: null, popular: [], bottom: null, cardsLink: undefined } }
export const SevenGoods: Story = { args: { ...GoodsOnly.args, cards: slots.slice(0, 7), cardsLink: undefined } }
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
export const Phone: Story = { args: { cardsLink: undefined }, globals: { viewport: { value: 'phone' } } }
