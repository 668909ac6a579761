import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { guide } from '../../foundation/internal/guide.ts'
import { Table } from './index.ts'

const sizes = ['XS', 'S', 'M', 'L', 'XL', 'XXL']

const meta = {
  component: Table,
  args: {
    caption: 'Mål på kroppen, i centimeter',
    columns: [
      { id: 'size', title: 'Størrelse' },
      ...['Bryst', 'Midje', 'Hofte', 'Ermelengde', 'Innerbein'].map((title) => ({ id: title, title, numeric: true })),
    ],
    rows: sizes.map((size, index) => ({
      id: size,
      cells: { size, Bryst: 84 + index * 6, Midje: 68 + index * 6, Hofte: 90 + index * 6, Ermelengde: 79 + index, Innerbein: 78 + index },
    })),
  },
  parameters: guide({
    anatomy: [
      'region: scrolls sideways by itself, named by the caption',
      'caption: what the table shows',
      'column and row headings',
      'cells',
    ],
    do: ['Mark columns of numbers as numeric', 'Give the unit in the caption or the heading, once'],
    dont: ['Lay out a page with it', 'Leave the caption out: hide it where a heading says the same'],
    keys: [
      ['Tab', 'reaches the region'],
      ['Arrow keys', 'scroll it'],
    ],
  }),
} satisfies Meta<typeof Table>

export default meta
type Story = StoryObj<typeof meta>

export const Sizes: Story = {}
export const Marked: Story = {
  args: { rows: meta.args.rows.map((row) => ({ ...row, marked: row.id === 'M' })) },
}
export const Tight: Story = { args: { density: 'tight' } }
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'Mål på kroppen, i centimeter' })
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
export const Purchases: Story = {
  args: {
    caption: 'Kjøpene dine',
    columns: [
      { id: 'what', title: 'Vare' },
      { id: 'when', title: 'Dato' },
      { id: 'sum', title: 'Sum', numeric: true },
    ],
    rows: [
      { id: '1', cells: { what: 'Lauvås Skalljakke Dame', when: <time dateTime="2026-11-03">3. november</time>, sum: '2 499 kr' } },
      { id: '2', cells: { what: 'Rim Ullgenser Barn, to stykker', when: <time dateTime="2026-10-18">18. oktober</time>, sum: '1 198 kr' } },
      { id: '3', cells: { what: 'Skare Alpinhjelm', when: <time dateTime="2026-01-02">2. januar</time>, sum: '899 kr' } },
    ],
  },
}
export const Empty: Story = { args: { caption: 'Kjøpene dine', rows: [], empty: 'Du har ikke handlet her ennå.' } }
export const UnderAHeading: Story = {
  args: { captionUnseen: true },
  decorators: [
    (Story) => (
      <section>
        <h2>Mål på kroppen, i centimeter</h2>
        <Story />
      </section>
    ),
  ],
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Mål på kroppen, i centimeter' })
    await expect(table.querySelector('caption')).toHaveStyle({ clipPath: 'inset(50%)' })
  },
}
