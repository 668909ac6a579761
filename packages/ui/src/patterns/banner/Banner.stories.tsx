import type { Meta, StoryObj } from '@storybook/react-vite'
import { banners } from '../internal/frame-samples.data.ts'
import { guide } from '../../foundation/internal/guide.ts'
import { Banner } from './Banner.tsx'

const meta = {
  component: Banner,
  parameters: {
    // A matrix of banners is as wide as the window: they lay themselves out by it.
    layout: 'fullscreen',
    ...guide({
      anatomy: [
        'picture',
        'scrim: gives 4.5 : 1 over any picture',
        'title: the link’s name',
        'text',
        'call: looks like a link or button; the whole banner is pressed',
        'calls: the call, and after it links for whom it is not meant',
      ],
      do: ['One message, one call', 'Say where it leads: "Se skalljakkene"'],
      dont: ['Put words into the picture', 'Give it `links` to anything but the same message for others'],
      keys: [['Enter', 'follows the link']],
    }),
  },
  args: banners.top,
} satisfies Meta<typeof Banner>
export default meta
type Story = StoryObj<typeof meta>

export const Hero: Story = { args: { size: 'hero', priority: true, level: 1 } }
export const OtherWays: Story = {
  args: {
    size: 'hero',
    linkText: 'Se alt til dame',
    links: [
      { text: 'Herre', to: '/herre' },
      { text: 'Barn', to: '/barn' },
    ],
  },
}
export const TallerCut: Story = { args: { size: 'hero', narrow: banners.wool.image } }
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
export const TitleOnly: Story = {
  render: () => <Banner title={banners.club.title} to={banners.club.to} image={banners.club.image} alt="" />,
}
export const KeptInSight: Story = { args: { ...banners.top, focus: { x: 80, y: 30 } } }
