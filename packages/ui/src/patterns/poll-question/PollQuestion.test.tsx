import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
import { PollQuestion, type PollQuestionProps } from './index.ts'

const options = [
  { id: 1, text: 'Regn' },
  { id: 2, text: 'Sludd' },
]
const question = (props: Partial<PollQuestionProps> = {}) => (
  <PollQuestion question="Hva er verst?" options={options} value={null} onValueChange={vi.fn()} onAnswer={vi.fn()} {...props} />
)
const answer = () => userEvent.click(screen.getByRole('button', { name: 'Svar' }))

it('is a group of radio buttons named by the question, of which one is selected', async () => {
  const handleChange = vi.fn()
  show(question({ value: 1, onValueChange: handleChange }))
  expect(screen.getByRole('group', { name: 'Hva er verst?' })).toBeTruthy()
  expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([true, false])
  await userEvent.click(screen.getByRole('radio', { name: 'Sludd' }))
  expect(handleChange).toHaveBeenCalledExactlyOnceWith(2)
})

it('sends the one answer selected', async () => {
  const handleAnswer = vi.fn()
  show(question({ value: 2, onAnswer: handleAnswer }))
  await answer()
  expect(handleAnswer).toHaveBeenCalledExactlyOnceWith(2)
})

it('sends nothing without a choice, says so and shows where', async () => {
  const handleAnswer = vi.fn()
  show(question({ onAnswer: handleAnswer }))
  await answer()
  expect(handleAnswer).not.toHaveBeenCalled()
  expect(screen.getByRole('alert').textContent).toBe('Velg et svar først')
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Regn' }))
})

it('sends once while the answer is on its way, and says what went wrong', async () => {
  const handleAnswer = vi.fn()
  const { rerender } = show(question({ value: 1, loading: true, onAnswer: handleAnswer }))
  await userEvent.click(screen.getByRole('button', { name: 'Sender svaret …' }))
  expect(handleAnswer).not.toHaveBeenCalled()
  rerender(question({ value: 1, error: 'Du har svart på dette før.' }))
  expect(screen.getByRole('alert').textContent).toBe('Du har svart på dette før.')
})
