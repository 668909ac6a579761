import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { guide } from '../../foundation/internal/guide.ts'
import { Accordion } from './index.ts'

const questions = [
  {
    id: 'levering',
    title: 'Hvor lenge tar leveringen?',
    content: <p>To til fem dager til et hentested nær deg. Til Svalbard bruker posten noen dager til.</p>,
  },
  {
    id: 'retur',
    title: 'Kan jeg bytte noe jeg har prøvd?',
    content: <p>Ja, i 60 dager, så lenge merkelappen sitter på og plagget ikke har vært på tur.</p>,
  },
  {
    id: 'reparasjon',
    title: 'Reparerer dere det jeg har kjøpt?',
    content: (
      <>
        <p>Glidelåser, sømmer og spenner tar vi i butikken. Skalljakker sender vi til verkstedet på Dombås.</p>
        <p>Regn med to uker i oktober, når alle kommer på det samtidig.</p>
      </>
    ),
  },
]

const meta = {
  component: Accordion,
  args: { items: questions },
  parameters: guide({
    own: 'Questions and answers of pages that an adopter makes; the shop’s own pages have them as prose',
    anatomy: ['item: a native details element', 'title: a heading', 'hint: a word or two at the end of the line', 'content: what unfolds'],
    do: ['Use it for questions and answers, where nobody reads them all', 'Put what most people ask for first, unfolded if you are sure'],
    dont: ['Fold away what one must know to buy: price, size, stock', 'Put an accordion in an accordion'],
    keys: [
      ['Enter', 'unfolds and folds'],
      ['Space', 'unfolds and folds'],
      ['Ctrl+F', 'finds words in what is folded away too'],
    ],
  }),
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '48rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Accordion>

export default meta
type Story = StoryObj<typeof meta>

export const Folded: Story = {}
export const FirstOpen: Story = { args: { items: questions.map((item, index) => ({ ...item, open: index === 0 })) } }
export const WithHints: Story = {
  args: { items: questions.map((item, index) => ({ ...item, hint: ['3 svar', '5 svar', '2 svar'][index] ?? '' })) },
}
export const OneAtATime: Story = {
  args: { single: true, name: 'spoersmaal' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('Hvor lenge tar leveringen?'))
    await waitFor(() => expect(canvas.getByText(/To til fem dager/)).toBeVisible())
    await userEvent.click(canvas.getByText('Kan jeg bytte noe jeg har prøvd?'))
    await waitFor(() => expect(canvas.getByText(/i 60 dager/)).toBeVisible())
    await expect(canvasElement.querySelectorAll('details[open]')).toHaveLength(1)
  },
}
export const LongTitles: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    items: questions.map((item) => ({ ...item, title: `${item.title} Og hva gjør jeg når jeg bor langt fra nærmeste butikk?` })),
  },
}
export const UnderThePageHeading: Story = {
  tags: ['!matrix'],
  args: { level: 2 },
  decorators: [
    (Story) => (
      <>
        <h1>Spørsmål og svar</h1>
        <Story />
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('heading', { level: 2 })).toHaveLength(questions.length)
  },
}
