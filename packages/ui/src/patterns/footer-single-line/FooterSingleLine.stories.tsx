import type { Meta, StoryObj } from '@storybook/react-vite'
import { company } from '../internal/frame-samples.data.ts'
import { guide } from '../../foundation/internal/guide.ts'
import { FooterSingleLine } from './FooterSingleLine.tsx'

const meta = {
  component: FooterSingleLine,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      anatomy: ['questions', 'links: a few', 'copyright, with what the law wants told of the company'],
      do: ['Keep to five links: they share one line from 1020 px'],
      dont: ['Repeat the menu in it'],
      keys: [['Tab', 'goes from link to link and button to button']],
    }),
  },
  args: {
    company,
    links: [
      { text: 'Kundeservice', to: '/kundeservice' },
      { text: 'Vedlikehold', to: '/vedlikehold' },
      { text: 'Personvern', to: '/personvernerklaering' },
    ],
  },
} satisfies Meta<typeof FooterSingleLine>
export default meta
type Story = StoryObj<typeof meta>

export const Line: Story = { args: { children: <button type="button">Personvernvalg</button> } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
