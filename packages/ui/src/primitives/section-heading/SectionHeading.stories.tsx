import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { SectionHeading } from './SectionHeading.tsx'
import { guide } from '../../foundation/internal/guide.ts'

const meta = {
  component: SectionHeading,
  args: { children: 'Varmt ute, tørt inne' },
  parameters: guide({
    anatomy: [
      'heading: level 1 for the screen, 2 for a section, 3 within one',
      'text: a line about it',
      'link: to all of it, at the end of the line',
    ],
    do: ['Keep the levels in order', 'Say what the link leads to when «Se alle» could mean two things'],
    dont: ['Pick a level for its size', 'Put a button beside it: the link is the only way on'],
    keys: [['Enter', 'follows the link']],
  }),
} satisfies Meta<typeof SectionHeading>
export default meta
type Story = StoryObj<typeof meta>

export const Section: Story = {
  args: { link: { text: 'Se alle', to: '/bestselgere' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link').getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}
export const Screen: Story = { args: { level: 1, children: 'Dame', text: 'Klær og utstyr for turer som varer lenger enn været.' } }
export const Small: Story = { args: { level: 3, children: 'Slik vasker du ull' } }
export const Long: Story = {
  args: {
    children: 'Barneskalltøy, regndresser og ulltøy til barnehagestart for kalde novembermorgener',
    link: { text: 'Se hele utvalget', to: '/barn' },
  },
}
export const Narrow: Story = {
  args: { children: 'Varmt ute, tørt inne', link: { text: 'Se alle', to: '/bestselgere' } },
  globals: { viewport: { value: 'narrow' } },
}
