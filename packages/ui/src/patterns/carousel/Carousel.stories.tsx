import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Banner } from '../banner/index.ts'
import { banners } from '../internal/frame-samples.data.ts'
import { guide } from '../../foundation/internal/guide.ts'
import { Carousel } from './index.ts'

const slides = [banners.top, banners.shops, banners.club].map((banner) => ({ id: banner.to, content: <Banner {...banner} size="wide" /> }))

const meta = {
  component: Carousel,
  args: { slides, label: 'Aktuelt nå' },
  parameters: {
    // Lists and slides go by the window's width.
    wide: true,
    ...guide({
      own: 'The specification has it, with its times; the home screen stands still',
      anatomy: [
        'viewport: shows one slide',
        'slide: any content',
        'pause: stops it for good',
        'dots: which of how many',
        'arrows: one back, one on',
      ],
      do: ['Put what matters most first: few see the third', 'Let slides be of one height'],
      dont: ['Have more than five slides', 'Hide in it what is nowhere else', 'Shorten the interval below 5 seconds'],
      keys: [
        ['Tab', 'goes to the slide shown, pause, dots and arrows; it holds still meanwhile'],
        ['Enter, Space', 'presses'],
      ],
    }),
  },
} satisfies Meta<typeof Carousel>

export default meta
type Story = StoryObj<typeof meta>

export const Moving: Story = {}
export const Stepped: Story = {
  args: { interval: 0 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const dot = (number: number) => canvas.getByRole('button', { name: `Vis ${number} av 3` })
    await userEvent.click(canvas.getByRole('button', { name: 'Neste' }))
    await waitFor(() => expect(dot(2)).toHaveAttribute('aria-current'))
    await userEvent.click(canvas.getByRole('button', { name: 'Forrige' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Forrige' }))
    await waitFor(() => expect(dot(3)).toHaveAttribute('aria-current'))
    await userEvent.click(dot(1))
    await waitFor(() => expect(canvas.getByRole('link', { name: banners.top.title })).toBeVisible())
  },
}
export const Paused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Stopp bevegelsen' }))
    await expect(canvas.getByRole('button', { name: 'Start bevegelsen' })).toBeVisible()
  },
}
export const OneSlide: Story = { args: { slides: slides.slice(0, 1) } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
/** As for a shopper who asks for less motion: nothing turns by itself, and there is nothing to pause. */
export const ReducedMotion: Story = {
  tags: ['!matrix'],
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('button', { name: 'Stopp bevegelsen' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Neste' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Vis 2 av 3' })).toHaveAttribute('aria-current'))
  },
}
