import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { Checkbox } from '../../primitives/checkbox/index.ts'
import { show } from '../../foundation/internal/testing.tsx'
import { PhoneField } from '../../primitives/phone-field/index.ts'
import { RadioGroup } from '../../primitives/radio-group/index.ts'
import { SelectField } from '../../primitives/select-field/index.ts'
import { TextField } from '../../primitives/text-field/index.ts'
import { Form, type FormProps } from './index.ts'

const form = (props: Partial<FormProps> = {}) => (
  <Form aria-label="Bestill" onSubmit={vi.fn()} {...props}>
    <TextField name="name" label="Navn" required />
    <TextField name="email" label="E-post" type="email" />
    <PhoneField name="phone" />
    <Checkbox name="terms" label="Vilkår" required missing="Godta vilkårene" />
    <button type="submit">Send</button>
  </Form>
)
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))
const field = (name: string) => screen.getByRole('textbox', { name })
const said = () => screen.getAllByRole('listitem').map((item) => item.textContent)

it('[R5.04] sends nothing with an invalid phone number, marks the field and leads to it', async () => {
  const handleSubmit = vi.fn()
  show(form({ onSubmit: handleSubmit }))
  await userEvent.type(field('Navn'), 'Kari')
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.type(field('Mobilnummer'), '21234567{Enter}')
  expect(handleSubmit).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Rett opp én ting før du går videre' }))
  expect(field('Mobilnummer').getAttribute('aria-invalid')).toBe('true')
  await userEvent.click(screen.getByRole('link'))
  expect(document.activeElement).toBe(field('Mobilnummer'))
})

it('tells all that is wrong in the order of the fields, in our own words, and counts it', async () => {
  show(form())
  await userEvent.type(field('E-post'), 'kari')
  await send()
  expect(said()).toEqual(['Navn må fylles ut', 'Skriv en e-postadresse, for eksempel kari@eksempel.no', 'Godta vilkårene'])
  expect(screen.getByRole('region', { name: 'Rett opp 3 ting før du går videre' })).toBe(document.activeElement)
  expect(screen.getByRole('checkbox').getAttribute('aria-invalid')).toBe('true')
})

it('takes the mark off a field as soon as it is right, and keeps the summary until the next try', async () => {
  const handleSubmit = vi.fn()
  show(form({ onSubmit: handleSubmit }))
  await send()
  await userEvent.type(field('Navn'), 'K')
  expect(field('Navn').hasAttribute('aria-invalid')).toBe(false)
  expect(said()).toContain('Navn må fylles ut')
  await userEvent.click(screen.getByRole('checkbox'))
  await send()
  expect(screen.queryByRole('region')).toBeNull()
  expect(handleSubmit).toHaveBeenCalledOnce()
})

it('hands over what is in the fields, the phone number as its digits', async () => {
  const handleSubmit = vi.fn<FormProps['onSubmit']>()
  show(form({ onSubmit: handleSubmit }))
  await userEvent.type(field('Navn'), 'Kari')
  await userEvent.type(field('Mobilnummer'), '+47 412 34 567')
  await userEvent.click(screen.getByRole('checkbox'))
  await send()
  expect(Object.fromEntries(handleSubmit.mock.calls[0]?.[0] ?? [])).toEqual({ name: 'Kari', email: '', phone: '41234567', terms: 'on' })
})

it("shows the server's refusals at their fields until those are written in, and what has no field in the summary", async () => {
  const { rerender } = show(form())
  rerender(form({ errors: { captcha: ['Prøv igjen'], email: ['Er i bruk', 'Er for lang'], name: [] } }))
  expect(said()).toEqual(['Er i bruk\nEr for lang', 'Prøv igjen'])
  expect(document.activeElement).toBe(screen.getByRole('region'))
  expect(field('Navn').hasAttribute('aria-invalid')).toBe(false)
  expect(field('E-post').getAttribute('aria-invalid')).toBe('true')
  await userEvent.type(field('E-post'), 'k')
  expect(field('E-post').hasAttribute('aria-invalid')).toBe(false)
})

function Controlled({ errors }: { readonly errors: FormProps['errors'] }) {
  const [email, setEmail] = useState('')
  return (
    <Form aria-label="Bestill" onSubmit={() => setEmail('')} {...(errors && { errors: { ...errors } })}>
      <TextField name="email" label="E-post" value={email} onValueChange={setEmail} />
      <button type="submit">Send</button>
    </Form>
  )
}

it('leads to what the server refused once, however often the form is drawn with it', async () => {
  show(<Controlled errors={{ email: 'Er i bruk' }} />)
  expect(document.activeElement).toBe(screen.getByRole('region'))
  await userEvent.type(field('E-post'), 'kari')
  expect(document.activeElement).toBe(field('E-post'))
  expect(field('E-post')).toHaveProperty('value', 'kari')
  expect(field('E-post').hasAttribute('aria-invalid')).toBe(false)
})

it('leads to the same refusal again after another try', async () => {
  const { rerender } = show(form({ errors: { email: 'Er i bruk' } }))
  await userEvent.type(field('Navn'), 'Kari')
  await userEvent.click(screen.getByRole('checkbox'))
  await send()
  expect(screen.queryByRole('region')).toBeNull()
  rerender(form({ errors: { email: 'Er i bruk' } }))
  expect(document.activeElement).toBe(screen.getByRole('region'))
  expect(field('E-post').getAttribute('aria-invalid')).toBe('true')
})

it('asks for rules between fields, and sends nothing while loading', async () => {
  const handleSubmit = vi.fn()
  const validate = (data: FormData) => (data.get('name') === data.get('email') ? { email: 'Ikke det samme to ganger' } : {})
  const { rerender } = show(form({ onSubmit: handleSubmit, validate }))
  await userEvent.type(field('Navn'), 'k@e.no')
  await userEvent.type(field('E-post'), 'k@e.no')
  await userEvent.click(screen.getByRole('checkbox'))
  await send()
  expect(said()).toEqual(['Ikke det samme to ganger'])
  rerender(form({ onSubmit: handleSubmit, loading: true }))
  await send()
  expect(handleSubmit).not.toHaveBeenCalled()
})

it('names what is missing by the kind of field', async () => {
  show(
    <Form aria-label="Omtale" onSubmit={vi.fn()}>
      <RadioGroup name="fit" label="Hvordan passer den?" required options={[{ value: '0', label: 'Godt' }]} />
      <SelectField name="shop" label="Butikk" required placeholder="Velg …" options={[]} />
      <Checkbox name="terms" label="Jeg godtar vilkårene" required />
      <button type="submit">Send</button>
    </Form>,
  )
  await send()
  expect(said()).toEqual(['Svar på «Hvordan passer den?»', 'Velg butikk', 'Kryss av for «Jeg godtar vilkårene»'])
  await userEvent.click(screen.getByRole('link', { name: /passer/ }))
  expect(document.activeElement).toBe(screen.getByRole('radio'))
})

it('says what a field may hold, unless the form knows why', async () => {
  const bounded = (validate: NonNullable<FormProps['validate']>) => (
    <Form aria-label="Bestill" onSubmit={vi.fn()} validate={validate}>
      <TextField name="count" type="number" label="Antall" min={1} max={3} />
      <button type="submit">Send</button>
    </Form>
  )
  const { rerender } = show(bounded(() => ({})))
  await userEvent.type(screen.getByRole('spinbutton'), '4')
  await send()
  expect(said()).toEqual(['Antall kan ikke være over 3'])
  rerender(bounded(() => ({ count: 'Bare tre er igjen' })))
  await send()
  expect(said()).toEqual(['Bare tre er igjen'])
})
