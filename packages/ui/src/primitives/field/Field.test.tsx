import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
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

it('is described by help, error, note and what else it is told, in that order', () => {
  show(
    <>
      <Field label="Kommentar" help="Kort" error="Skriv noe" note={{ text: '5 tegn igjen' }} aria-describedby="annet">
        {(control) => <textarea {...control} />}
      </Field>
      <p id="annet">Til slutt</p>
    </>,
  )
  const described = screen.getByRole('textbox').getAttribute('aria-describedby')?.split(' ') ?? []
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual(['Kort', 'Skriv noe', '5 tegn igjen', 'Til slutt'])
})

it('marks what must be filled in, or what may be left out, in words', () => {
  show(
    <>
      <Field label="Navn" required markRequired>
        {(control) => <input {...control} />}
      </Field>
      <Field label="Firma" optional>
        {(control) => <input {...control} />}
      </Field>
    </>,
  )
  expect(screen.getByRole('textbox', { name: 'Navn (må fylles ut)' })).toBeTruthy()
  expect(screen.getByRole('textbox', { name: 'Firma (valgfritt)' })).toBeTruthy()
})
