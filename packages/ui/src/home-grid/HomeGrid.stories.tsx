import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Ore } from '@vidda/domain/money'
import { ProductCard } from '../product-card/index.ts'
import { banners, plateau } from '../story-assets/frame.data.ts'
import { HomeGrid } from './HomeGrid.tsx'

const goods = [
  ['Lauvås Skalljakke Dame', 299900, null],
  ['Rim Ullgenser Barn', 69900, 89900],
  ['Skare Alpinhjelm', 99900, null],
  ['Dugg Regndress Junior', 54900, 74900],
  ['Myr Tursekk 55 L', 179900, null],
  ['Tue Lue', 24900, null],
  ['Brattli Softshellbukse Herre', 129900, 159900],
  ['Natt Hodelykt', 39900, null],
  ['Kveld Sovepose −7', 219900, null],
] as const

const cards = goods.map(([name, price, before]) => (
  <ProductCard
    key={name}
    to="/product/eksempel"
    name={name}
    brand="Lauvås"
    image={plateau}
    price={price as Ore}
    beforePrice={before === null ? null : (before as Ore)}
    label={before === null ? null : 'Tilbud'}
    shopsInStock={12}
  />
))

const meta = {
  component: HomeGrid,
  args: {
    top: banners.top,
    sub: [banners.wool, banners.hike, banners.winter],
    middle: banners.shops,
    popular: [banners.hike, banners.wool],
    bottom: banners.club,
    cards,
    cardsTitle: 'Det andre tar med ut nå',
    cardsLink: { text: 'Se alle bestselgere', to: '/bestselgere' },
    popularTitle: 'Populære kategorier',
  },
} satisfies Meta<typeof HomeGrid>
export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = {}
export const SomePositions: Story = {
  args: { sub: [banners.wool, null, banners.winter], middle: null, popular: [banners.hike, null], cards: [cards[0], null, cards[2], cards[3]] },
}
export const GoodsOnly: Story = { args: { top: null, sub: [], middle: null, popular: [], bottom: null } }
