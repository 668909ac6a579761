import type { Meta, StoryObj } from '@storybook/react-vite'
import { guide } from '../../foundation/internal/guide.ts'
import { PollResult } from './index.ts'

const meta = {
  component: PollResult,
  args: {
    question: 'Hvilket vær er det verst å være dårlig kledd i?',
    scores: [
      { id: 1, text: 'Sludd', count: 641 },
      { id: 2, text: 'Regn fra siden', count: 402 },
      { id: 3, text: 'Tørr kulde under tjue minus', count: 187 },
      { id: 4, text: 'Sol, når alle andre er i skjorte', count: 18 },
    ],
    own: 2,
  },
  parameters: guide({
    anatomy: [
      'heading: the question',
      'option: its text, with "Ditt svar" or "Riktig svar"',
      'share: whole percents that sum up to 100',
      'bar: the same, for the eye',
      'count: how many answered',
    ],
    do: ['Show it in the place of the question', 'Keep the order of the question'],
    dont: ['Tell the own answer by colour alone', 'Show shares without how many answered'],
    keys: [],
  }),
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '36rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PollResult>

export default meta
type Story = StoryObj<typeof meta>

export const Answered: Story = {}
export const NotAnswered: Story = { args: { own: null } }
export const Quiz: Story = {
  args: {
    question: 'Hvor mange grader tåler en sovepose merket «komfort −5»?',
    scores: [
      { id: 1, text: 'Den holder deg i live til −5', count: 92 },
      { id: 2, text: 'Du sover godt ned til −5', count: 143, correct: true },
    ],
    own: 1,
  },
}
export const Nobody: Story = { args: { scores: meta.args.scores.map((score) => ({ ...score, count: 0 })), own: null } }
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
