import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { asInPanel } from '../internal/filtering.fixtures.tsx'
import { guide } from '../../foundation/internal/guide.ts'
import { FilterSection } from './index.ts'

const meta = {
  component: FilterSection,
  args: { title: 'Vanntetthet', children: <p>10 000 mm vannsøyle og mer holder en våt dag i fjellet.</p> },
  decorators: [asInPanel],
  parameters: guide({
    anatomy: [
      'summary: the heading that opens and closes it',
      'selected: what is selected within, at the end of the line',
      'content: the filter',
    ],
    do: ['Open the ones that most shoppers use, and those with something selected', 'Say what is selected in two or three words'],
    dont: ['Put a section into a section', 'Use it for text to read: it belongs to a filter panel'],
    keys: [['Enter, Space', 'open and close it']],
  }),
} satisfies Meta<typeof FilterSection>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/vannsøyle/)).not.toBeVisible()
    await userEvent.click(canvas.getByText('Vanntetthet'))
    await expect(canvas.getByText(/vannsøyle/)).toBeVisible()
  },
}
export const Open: Story = { args: { defaultOpen: true } }
export const WithChoices: Story = { args: { selected: '2 valgt' } }
export const LongWords: Story = {
  args: { title: 'Bruksområde og årstid', selected: 'Fjelltur om vinteren, Langrenn' },
  globals: { viewport: { value: 'narrow' } },
}
