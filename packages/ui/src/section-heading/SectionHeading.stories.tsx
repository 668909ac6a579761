import type { Meta, StoryObj } from '@storybook/react-vite'
import { SectionHeading } from './SectionHeading.tsx'

const meta = { component: SectionHeading, args: { children: 'Varmt ute, tørt inne' } } satisfies Meta<typeof SectionHeading>
export default meta
type Story = StoryObj<typeof meta>

export const Section: Story = { args: { link: { text: 'Se alle', to: '/bestselgere' } } }
export const Screen: Story = { args: { level: 1, children: 'Dame', text: 'Klær og utstyr for turer som varer lenger enn været.' } }
export const Small: Story = { args: { level: 3, children: 'Slik vasker du ull' } }
export const Long: Story = {
  args: {
    children: 'Barneskalltøy, regndresser og ulltøy til barnehagestart for kalde novembermorgener',
    link: { text: 'Se hele utvalget', to: '/barn' },
  },
}
