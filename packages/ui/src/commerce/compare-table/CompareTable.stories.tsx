import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { guide } from '../../foundation/internal/guide.ts'
import { jacketRust, jacketSpruce, jacketSpruceBack, jacketStorm, kroner } from '../internal/samples.data.ts'
import { CompareTable } from './index.ts'

const articles = [
  { id: 1, name: 'Skare Skalljakke Dame', image: jacketSpruce },
  { id: 2, name: 'Lauvås Skalljakke Herre', image: jacketRust },
  { id: 3, name: 'Storskar Skalljakke med Isolert Hette Herre', image: jacketStorm },
  { id: 4, name: 'Skare Softshelljakke Dame', image: jacketSpruceBack },
].map((article) => ({ ...article, to: `/product/${article.id}`, removeTo: '/sammenlign' }))

const groups = [
  {
    title: 'Pris og lager',
    rows: [
      {
        title: 'Pris',
        cells: [2499, 1399, 3299, 1799].map((price, index) => ({
          price: kroner(price),
          beforePrice: index === 1 ? kroner(1999) : null,
        })),
        differs: true,
      },
      { title: 'Vurdering', cells: [{ rating: 4.6 }, null, { rating: 3.8 }, { rating: 4.6 }], differs: true },
      { title: 'Størrelser på lager', cells: ['XS, S, M, L', 'M, L', 'S, M, L, XL, XXL', 'Ingen'], differs: true },
      {
        title: 'Farger',
        cells: [
          {
            colors: [
              { name: 'Gran', hex: '#1f5a4a' },
              { name: 'Rust', hex: '#b3402e' },
            ],
          },
          { colors: [{ name: 'Rust', hex: '#b3402e' }] },
          { colors: [{ name: 'Storm', hex: '#27415e' }] },
          { colors: [{ name: 'Gran', hex: '#1f5a4a' }] },
        ],
        differs: true,
      },
    ],
  },
  {
    title: 'Tekniske data',
    rows: [
      { title: 'Vekt', cells: ['480 g', '520 g', '610 g', null], differs: true },
      { title: 'Vannsøyle', cells: ['15 000 mm', '15 000 mm', '15 000 mm', '15 000 mm'], differs: false },
      {
        title: 'Dessuten',
        cells: [
          { items: ['Sveisede sømmer', 'Hette som kan tas av'] },
          { items: ['Sveisede sømmer'] },
          null,
          { items: ['Vindtett foran'] },
        ],
        differs: true,
      },
    ],
  },
]

const of = (count: number) => ({
  articles: articles.slice(0, count),
  groups: groups.map(({ title, rows }) => ({ title, rows: rows.map((row) => ({ ...row, cells: row.cells.slice(0, count) })) })),
})

const meta = {
  component: CompareTable,
  args: { ...of(3), onRemove: fn() },
  parameters: guide({
    anatomy: [
      'region: below the desktop’s width it scrolls by itself, named by the articles in it',
      'pictures: each with the link that takes the article out',
      'add: where there is room, the way to more articles',
      'names: links to the articles; they stay in sight',
      'groups of rows; a row in which the articles differ has a mark before its heading',
    ],
    do: ['Put what most articles tell first', 'Leave out rows that no article tells anything in'],
    dont: ['Compare more than four articles', 'Tell by colour alone that a row differs: the mark and a heard word do'],
    keys: [
      ['Tab', 'reaches the region, then its links'],
      ['Arrow keys', 'scroll the region'],
    ],
  }),
} satisfies Meta<typeof CompareTable>

export default meta
type Story = StoryObj<typeof meta>

export const Three: Story = {}
export const One: Story = { args: { ...of(1), addTo: '/klaer' } }
export const TwoAndMore: Story = { args: { ...of(2), addTo: '/klaer' } }
export const Four: Story = { args: of(4) }
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region')
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
