import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
import { RadioGroup } from './index.ts'

const options = [
  { value: 'butikk', label: 'Butikk', about: 'I dag', aside: 'Gratis' },
  { value: 'post', label: 'Post' },
]

it('is a group with a question, help and error, and reports the choice', async () => {
  const handleValue = vi.fn()
  show(<RadioGroup label="Levering" help="Hvor?" error="Velg levering" options={options} onValueChange={handleValue} />)
  const group = screen.getByRole('radiogroup', { name: 'Levering' })
  const described = group.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual(['Hvor?', 'Velg levering'])
  expect(group.getAttribute('aria-invalid')).toBe('true')
  await userEvent.click(screen.getByRole('radio', { name: 'Post' }))
  expect(handleValue.mock.calls).toEqual([['post']])
})

it('reads what a choice means and costs with its name', () => {
  show(<RadioGroup label="Levering" options={options} value="butikk" />)
  const radio = screen.getByRole<HTMLInputElement>('radio', { name: /Butikk/ })
  expect(radio.checked).toBe(true)
  expect(radio.labels?.[0]?.textContent).toBe('ButikkGratisI dag')
})
