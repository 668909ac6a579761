import type { Meta, StoryObj } from '@storybook/react-vite'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { guide } from '../../foundation/internal/guide.ts'

const meta = {
  component: Breadcrumbs,
  parameters: guide({
    anatomy: [
      'back: where the shopper came from, else the front page',
      'trail: where the screen stands, from 1020 px; its last step is the screen',
    ],
    do: [
      'Give the entry before with its params, so that it opens as it was left',
      'Give its scroll position, and scroll there when the location has it as its state',
    ],
    dont: ['Repeat the heading of the screen as a link', 'Show more than four steps'],
    keys: [
      ['Tab', 'goes from link to link'],
      ['Enter', 'follows it'],
    ],
  }),
} satisfies Meta<typeof Breadcrumbs>
export default meta
type Story = StoryObj<typeof meta>

const trail = [
  { text: 'Friluft og camping', to: '/friluft-og-camping' },
  { text: 'Telt', to: '/friluft-og-camping/telt' },
  { text: 'Tunneltelt' },
]

export const First: Story = {}
export const UntitledBefore: Story = { args: { previous: { to: '/dame' } } }
export const TitledBefore: Story = { args: { previous: { to: '/dame?page=2', title: 'Dame' } } }
export const WithTrail: Story = { args: { trail } }
export const LongTitles: Story = {
  args: { previous: { to: '/barn', title: 'Barneskalltøy, regndresser og ulltøy til barnehagestart' }, trail },
  globals: { viewport: { value: 'narrow' } },
}
