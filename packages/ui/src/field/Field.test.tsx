import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../internal/testing.tsx'
import { Field } from './index.ts'

it('ties label, help and error to the control', () => {
  show(
    <Field label="Kommentar" help="Kort" error="Skriv noe">
      {(control) => <textarea {...control} />}
    </Field>,
  )
  const control = screen.getByRole('textbox', { name: 'Kommentar' })
  const described = control.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual(['Kort', 'Skriv noe'])
  expect(control.getAttribute('aria-invalid')).toBe('true')
})

it('marks nothing when all is well', () => {
  show(<Field label="Kommentar">{(control) => <textarea {...control} />}</Field>)
  const control = screen.getByRole('textbox')
  expect(control.hasAttribute('aria-describedby')).toBe(false)
  expect(control.hasAttribute('aria-invalid')).toBe(false)
})
