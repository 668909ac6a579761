import type { Meta, StoryObj } from '@storybook/react-vite'
import { variableName } from '@vidda/tokens'
import type { ComponentType } from 'react'
import { Banner } from '../../patterns/banner/index.ts'
import { CategoryTiles } from '../category-tiles/index.ts'
import { HomeBanners, HomeGoods } from '../home-grid/index.ts'
import { banners, fjord, peaks, plateau } from '../../patterns/internal/frame-samples.data.ts'
import { guide } from '../../foundation/internal/guide.ts'
import { inPageColumn } from '../../patterns/internal/page-column.fixtures.tsx'
import { cards } from '../internal/samples.data.ts'
import { ProductCard } from '../product-card/index.ts'
import { Picture } from '../../primitives/picture/index.ts'
import { Prose } from '../../primitives/prose/index.ts'
import { HomeSection, HomeSections } from './HomeSections.tsx'

const goods = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ key: `card-${index}`, ...(cards[index % cards.length] ?? cards[0]) })).map(
    ({ key, ...card }) => <ProductCard key={key} {...card} level={3} />,
  )
const pictures = cards.slice(0, 2).map(({ to, image }) => <Picture key={to} image={image} alt="" sizes="5rem" />)
const tiles = ['Klær', 'Sko', 'Telt', 'Ski', 'Sykkel', 'Ball'].map((text, index) => ({
  text,
  to: `/kategori-${index}`,
  image: [peaks, plateau, fjord][index % 3] ?? peaks,
}))
/** As in a theme that puts the words beneath pictures. */
const wordsBeneath = (Story: ComponentType) => (
  <div style={{ [variableName('style', 'captionRow')]: 2 }}>
    <Story />
  </div>
)

const meta = {
  component: HomeSections,
  args: {
    top: banners.top,
    children: [
      <HomeGoods
        key="offers"
        headingId="home-offers"
        title="Ukens tilbud"
        cards={goods(4)}
        link={{ text: 'Se alt i Ukens tilbud', to: '/kampanje/1' }}
      />,
      <HomeBanners key="three" headingId="home-three" title="Ute nå" banners={[banners.wool, banners.hike, banners.winter]} />,
      <HomeSection key="categories" headingId="home-categories" title="Kategorier">
        <CategoryTiles label="Kategorier" tiles={tiles} />
      </HomeSection>,
      <Banner key="shops" {...banners.shops} size="wide" />,
      <Prose key="words" html="<h2>Laget for ruskevær</h2><p>Vi bor her selv, og går i det samme regnet som deg.</p>" />,
    ],
  },
  decorators: [inPageColumn],
  parameters: {
    // A matrix of home screens is as wide as the window: they lay themselves out by it.
    layout: 'fullscreen',
    ...guide({
      anatomy: [
        'top: the hero, with the screen’s first heading; or that heading alone',
        'layout: what the hero is like in a wide window; with `pair` the first section is links',
        'children: banners, goods, sections under a heading, and words, in any order',
      ],
      do: ['Leave out a section that has nothing to show', 'Give each section an id of its own'],
      dont: ['Put a second hero further down', 'Put two sections with the same goods on a page'],
      keys: [['Tab', 'goes through the sections in their order']],
    }),
  },
} satisfies Meta<typeof HomeSections>
export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = {}
export const Low: Story = { args: { layout: 'low' } }
export const Split: Story = { args: { layout: 'split' } }
export const Over: Story = { args: { layout: 'over' } }
export const Pair: Story = {
  args: {
    layout: 'pair',
    children: [
      <HomeSection key="links" headingId="home-links" title="Rett til hylla">
        <CategoryTiles label="Rett til hylla" tiles={tiles.map(({ text, to }) => ({ text, about: 'se alt', to }))} />
      </HomeSection>,
      <HomeGoods
        key="offers"
        headingId="home-offers"
        title="Ukens tilbud"
        cards={goods(5)}
        link={{ text: 'Se alt', to: '/kampanje/1', pictures }}
      />,
    ],
  },
}
export const LowWithWordsBeneath: Story = { ...Low, decorators: [wordsBeneath] }
export const SplitWithWordsBeneath: Story = { ...Split, decorators: [wordsBeneath] }
export const OverWithWordsBeneath: Story = { ...Over, decorators: [wordsBeneath] }
export const PairWithWordsBeneath: Story = { ...Pair, decorators: [wordsBeneath] }
export const WithoutHero: Story = { args: { top: null, title: 'Klar for fjellet' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
