import type { Meta, StoryObj } from '@storybook/react-vite'
import { banners } from '../internal/frame-samples.data.ts'
import { Banner } from './Banner.tsx'

const meta = { component: Banner, args: banners.top } satisfies Meta<typeof Banner>
export default meta
type Story = StoryObj<typeof meta>

export const Hero: Story = { args: { size: 'hero', priority: true, level: 1 } }
export const Wide: Story = { args: banners.shops }
export const Half: Story = {
  args: { ...banners.wool, size: 'half' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '28rem' }}>
        <Story />
      </div>
    ),
  ],
}
export const LightPicture: Story = { args: { ...banners.shops, tone: 'light' } }
export const TitleOnly: Story = { args: { title: banners.club.title, to: banners.club.to, image: banners.club.image, alt: '' } }
