import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
import { PasswordField } from './index.ts'

it('is hidden until asked for, and hidden again when it is sent', async () => {
  show(
    <form onSubmit={(event) => event.preventDefault()}>
      <PasswordField />
      <button type="submit">Logg inn</button>
    </form>,
  )
  const input = screen.getByLabelText<HTMLInputElement>('Passord')
  expect(input.type).toBe('password')
  await userEvent.click(screen.getByRole('button', { name: 'Vis passordet' }))
  expect(input.type).toBe('text')
  await userEvent.click(screen.getByRole('button', { name: 'Logg inn' }))
  expect(input.type).toBe('password')
})

it.each(['current', 'new'] as const)('tells password managers that it is a %s one', (purpose) => {
  show(<PasswordField label="Passord" purpose={purpose} />)
  expect(screen.getByLabelText('Passord').getAttribute('autocomplete')).toBe(`${purpose}-password`)
})

it('takes what is pasted, with the spaces at its ends', async () => {
  const handleValue = vi.fn()
  show(<PasswordField onValueChange={handleValue} />)
  await userEvent.click(screen.getByLabelText('Passord'))
  await userEvent.paste(' tre blå ski ')
  expect(handleValue).toHaveBeenLastCalledWith(' tre blå ski ')
})

it('says in words how strong a new one is and what is missing, and lets a form know', async () => {
  show(<PasswordField purpose="new" />)
  const input = screen.getByLabelText<HTMLInputElement>('Nytt passord')
  await userEvent.type(input, 'fjell')
  expect(screen.getByText('3 tegn til')).toBeTruthy()
  expect(input.validationMessage).toBe('Passordet må ha minst 8 tegn')
  await userEvent.clear(input)
  await userEvent.type(input, 'Sommer2026')
  expect(screen.getByRole('status').textContent).toBe('Styrke: Svakt. Dette er et av de vanligste passordene, velg et annet')
  expect(input.validity.valid).toBe(false)
  await userEvent.clear(input)
  await userEvent.type(input, 'tre blå ski i regn')
  expect(screen.getByRole('status').textContent).toBe('Styrke: Sterkt. Dette holder')
  expect(input.validity.valid).toBe(true)
})

it('[R10.240] says of a new one that is too long how long it can be', async () => {
  show(<PasswordField purpose="new" />)
  const input = screen.getByLabelText<HTMLInputElement>('Nytt passord')
  await userEvent.click(input)
  await userEvent.paste('sopp ski lykt bre '.repeat(8).slice(0, 128))
  expect(input.validity.valid).toBe(true)
  await userEvent.paste('!')
  expect(input.validationMessage).toBe('Passordet kan ha høyst 128 tegn')
})

it('measures nothing when one logs in', async () => {
  show(<PasswordField />)
  await userEvent.type(screen.getByLabelText('Passord'), 'abc')
  expect(screen.queryByRole('status')).toBeNull()
})
