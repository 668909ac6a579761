import { ApiError } from '@vidda/client'
import { vi } from 'vitest'
import { kari } from './kari.fixtures.ts'

export { kari }

/** Stores Kari as the logged-in user, as a browser has it after an earlier log-in. */
export function rememberKari(): void {
  const { id, first_name: firstName, surname, email, phone, email_verified: emailVerified } = kari
  localStorage.setItem('vd-user', JSON.stringify({ id, firstName, surname, email, phone, emailVerified }))
}

/** An answer of the commerce API that refuses with a status, and with messages by field. */
export const refusal = (status: number, errors?: Readonly<Record<string, readonly string[]>>) => (): never => {
  throw new ApiError(status, { message: 'No', code: 'no', requestId: '1', ...(errors && { errors }) })
}

/** Where the page was sent, by a new document. */
export const watchDocuments = () => ({
  assigned: vi.spyOn(window.location, 'assign').mockImplementation(() => undefined),
  reloaded: vi.spyOn(window.location, 'reload').mockImplementation(() => undefined),
})
