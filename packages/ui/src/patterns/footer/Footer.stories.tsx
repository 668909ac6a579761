import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { company, footerGroups, payments } from '../internal/frame-samples.data.ts'
import { guide } from '../../foundation/internal/guide.ts'
import { Footer } from './Footer.tsx'

const meta = {
  component: Footer,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      anatomy: [
        'questions: a mail to customer service',
        'groups: links under headings',
        'company: the seller, as the law asks',
        'end: copyright, consent, ways to pay',
      ],
      do: ['Give ways to pay that the checkout has'],
      dont: ['Leave the organisation number out', 'Fill it with links that nobody follows'],
      keys: [['Tab', 'goes from link to link and button to button']],
    }),
  },
  args: { company, groups: footerGroups, payments },
} satisfies Meta<typeof Footer>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  args: { children: <button type="button">Personvernvalg</button> },
  play: async ({ canvasElement }) => {
    const choices = within(canvasElement).getByRole('button', { name: 'Personvernvalg' })
    await expect(choices.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}
export const PayInShopOnly: Story = { args: { payments: ['Betal i butikk'], groups: footerGroups.slice(1) } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const LargeText: Story = { globals: { viewport: { value: 'narrow' }, textSize: '200' } }
