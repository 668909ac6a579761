import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { jacketRust, jacketSpruce, jacketSpruceBack, jacketStorm } from '../internal/samples.data.ts'
import { Gallery } from './index.ts'

const images = [
  { image: jacketSpruce, alt: 'Sett forfra' },
  { image: jacketSpruceBack, alt: 'Sett bakfra' },
  { image: jacketRust, alt: 'I rust' },
  { image: jacketStorm, alt: 'I storm' },
]

const meta = {
  component: Gallery,
  args: { images, label: 'Skare Skalljakke Dame' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '44rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Gallery>

export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {}
export const Stepped: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Neste bilde' }))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Vis bilde 2' })).toHaveAttribute('aria-current', 'true'))
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Vis bilde 3' })).toHaveAttribute('aria-current', 'true'))
  },
}
export const One: Story = { args: { images: images.slice(0, 1) } }
