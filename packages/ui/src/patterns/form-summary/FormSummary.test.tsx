import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
import { FormSummary } from './index.ts'

const errors = [{ fieldId: 'navn', message: 'Skriv navnet' }]

it('takes focus on each new try with errors, and leads to the field', async () => {
  const { rerender } = show(<FormSummary errors={errors} attempt={0} />)
  const summary = screen.getByRole('region', { name: 'Rett opp dette før du går videre' })
  expect(document.activeElement).not.toBe(summary)
  rerender(<FormSummary errors={errors} attempt={1} />)
  expect(document.activeElement).toBe(summary)
  rerender(
    <>
      <FormSummary errors={errors} attempt={1} />
      <input id="navn" />
    </>,
  )
  await userEvent.click(screen.getByRole('link', { name: 'Skriv navnet' }))
  expect(document.activeElement?.id).toBe('navn')
})

it('shows nothing without errors', () => {
  const { container } = show(<FormSummary errors={[]} attempt={1} />)
  expect(container.textContent).toBe('')
})
