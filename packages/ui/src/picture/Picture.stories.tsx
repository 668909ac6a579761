import type { Meta, StoryObj } from '@storybook/react-vite'
import { jacketRust } from '../internal/samples.data.ts'
import { Picture } from './index.ts'

const meta = {
  component: Picture,
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
export const First: Story = { args: { priority: true } }
export const Missing: Story = { args: { image: { avif: '', webp: '', src: 'data:image/png;base64,' } } }
