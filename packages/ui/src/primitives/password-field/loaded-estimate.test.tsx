import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
import { PasswordField } from './index.ts'

const loaded = vi.hoisted(() => vi.fn())

vi.mock('./estimate.ts', () => {
  loaded()
  return { estimate: (password: string) => ({ level: password.includes('gaupe') ? 1 : 4, lack: 'word' }) }
})

const status = () => screen.getByRole('status').textContent

it('[R10.175] the library is fetched at the first character of a new password, whose room is there before; a log-in fetches none', async () => {
  const { unmount } = show(<PasswordField />)
  await userEvent.type(screen.getByLabelText('Passord'), 'abc')
  unmount()
  show(<PasswordField purpose="new" />)
  expect(status()).toBe('')
  await new Promise((resolve) => setTimeout(resolve))
  expect(loaded).not.toHaveBeenCalled()
  await userEvent.type(screen.getByLabelText('Nytt passord'), 'tre blå gauper i regn')
  await vi.waitFor(() => expect(status()).toBe('Styrke: Svakt. Et vanlig ord gjettes fort, sett sammen flere'))
  await userEvent.clear(screen.getByLabelText('Nytt passord'))
  await userEvent.type(screen.getByLabelText('Nytt passord'), 'tre blå ski i regn')
  await vi.waitFor(() => expect(status()).toBe('Styrke: Sterkt. Dette holder'))
  expect(screen.getByLabelText<HTMLInputElement>('Nytt passord').validity.valid).toBe(true)
})
