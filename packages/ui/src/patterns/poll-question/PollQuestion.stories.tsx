import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../../foundation/internal/guide.ts'
import { jacketRust, jacketSpruce, jacketStorm } from '../../commerce/internal/samples.data.ts'
import { PollQuestion, type PollQuestionProps } from './index.ts'

function Choosing({ value, onValueChange, ...rest }: PollQuestionProps) {
  const [selected, setSelected] = useState(value)
  return (
    <PollQuestion
      {...rest}
      value={selected}
      onValueChange={(id) => {
        setSelected(id)
        onValueChange(id)
      }}
    />
  )
}

const meta = {
  component: PollQuestion,
  args: {
    question: 'Hvilket vær er det verst å være dårlig kledd i?',
    options: [
      { id: 1, text: 'Sludd' },
      { id: 2, text: 'Regn fra siden' },
      { id: 3, text: 'Tørr kulde under tjue minus' },
      { id: 4, text: 'Sol, når alle andre er i skjorte' },
    ],
    value: null,
    onValueChange: fn(),
    onAnswer: fn(),
  },
  render: (args) => <Choosing {...args} />,
  parameters: guide({
    anatomy: [
      'legend: the question',
      'help: what it is about',
      'options: radio buttons, with a picture each or none',
      'error: what stops the answer',
      'button: sends it',
    ],
    do: ['Show PollResult in its place once it is answered', 'Keep options short and of one kind'],
    dont: ['Choose one beforehand', 'Send on the first press: people change their minds'],
    keys: [
      ['↑ ↓', 'move the choice'],
      ['Space', 'chooses'],
      ['Enter', 'sends'],
    ],
  }),
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '36rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PollQuestion>

export default meta
type Story = StoryObj<typeof meta>

export const Unanswered: Story = {}
export const Answered: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: 'Sludd' }))
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.click(canvas.getByRole('button', { name: 'Svar' }))
    await expect(args.onAnswer).toHaveBeenCalledWith(2)
  },
}
export const Missing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Svar' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent('Velg et svar først')
  },
}
export const Pictures: Story = {
  args: {
    question: 'Hvilken farge skal Skare få til våren?',
    help: 'Fargen med flest stemmer blir sydd.',
    options: [
      { id: 1, text: 'Gran', image: jacketSpruce },
      { id: 2, text: 'Rust', image: jacketRust },
      { id: 3, text: 'Storm', image: jacketStorm },
    ],
    value: 2,
  },
}
export const Sending: Story = { args: { value: 1, loading: true } }
export const Refused: Story = { args: { value: 1, error: 'Du har svart på dette før.' } }
export const Narrow: Story = { ...Pictures, globals: { viewport: { value: 'narrow' } } }
