import type { Meta, StoryObj } from '@storybook/react-vite'
import { guide } from '../../foundation/internal/guide.ts'
import { jacketRust } from '../../commerce/internal/samples.data.ts'
import { Picture } from './index.ts'

const meta = {
  component: Picture,
  parameters: guide({
    anatomy: ['source: AVIF, then WebP, in several widths', 'img: the picture, its place kept by width and height'],
    do: ['Say in `sizes` how wide it is shown', 'Give the first picture in sight `priority`, and no other'],
    dont: ['Describe decoration: its `alt` is empty', 'Put words into pictures'],
    keys: [],
  }),
  args: { image: jacketRust, alt: 'Lauvås skalljakke i rust, sett forfra', sizes: '20rem' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Picture>

export default meta
type Story = StoryObj<typeof meta>

export const Goods: Story = {}
export const Square: Story = { args: { ratio: '1:1' } }
export const Wide: Story = { args: { ratio: '16:9' } }
export const TallerWhenNarrow: Story = { args: { ratio: '16:9', narrow: jacketRust } }
export const First: Story = { args: { priority: true } }
export const Missing: Story = { args: { image: { avif: '', webp: '', src: 'data:image/png;base64,' } } }
export const Filling: Story = {
  args: { fill: true },
  decorators: [
    (Story) => (
      <div style={{ blockSize: '12rem' }}>
        <Story />
      </div>
    ),
  ],
}
