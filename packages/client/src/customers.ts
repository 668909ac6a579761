import { paths } from '@vidda/contract'
import { customerUpdate, mapCustomer, mapFieldProblems, registerBody } from '@vidda/contract/map'
import type { FieldProblem } from '@vidda/contract/map'
import type * as Wire from '@vidda/contract/wire'
import type { Customer, CustomerChanges, Registration } from '@vidda/domain/customer'
import { ApiError } from './api-error.ts'
import type { Api } from './api.ts'

const asCustomer = (answer: unknown): Customer => mapCustomer(answer as Wire.Customer)

/** Null when nobody is logged in, which is a 204 or a 404 (spec §7). */
export async function fetchCurrentCustomer(api: Api): Promise<Customer | null> {
  try {
    const answer = await api.read(paths.currentCustomer)
    return answer === null ? null : asCustomer(answer)
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

/** Makes an account and logs in. */
export async function register(api: Api, registration: Registration): Promise<Customer> {
  return asCustomer(await api.change('post', paths.register, registerBody(registration)))
}

/** How somebody logs in: by e-mail address or phone number with a password, or by the one-time token of a mail. */
export type Login =
  | { readonly email: string; readonly password: string }
  | { readonly phone: string; readonly password: string }
  | { readonly token: string }

export async function logIn(api: Api, login: Login): Promise<Customer> {
  if ('token' in login) return asCustomer(await api.change('post', paths.login.token, { registration_token: login.token }))
  return asCustomer(await api.change('post', 'email' in login ? paths.login.email : paths.login.phone, login))
}

/** Requests a mail with a link to log in without a password. The answer is the same whether or not the address has an account. */
export async function requestLoginMail(api: Api, email: string): Promise<void> {
  await api.change('post', paths.loginLink, { email })
}

export async function logOut(api: Api): Promise<void> {
  await api.change('post', paths.logout, undefined)
}

export async function resendVerification(api: Api): Promise<void> {
  await api.change('get', paths.resendVerification, undefined)
}

/** Changes what is given, and answers the whole customer. Another e-mail address waits as `pendingEmail` until it is confirmed. */
export async function updateCustomer(api: Api, id: number, changes: CustomerChanges): Promise<Customer> {
  return asCustomer(await api.change('put', paths.customer(id), customerUpdate(changes)))
}

/** Puts a new e-mail address in force, with the token of the mail to it: an {@link ApiError} of status 404 for one that is spent, and of 423 where another account has got the address. */
export async function confirmEmail(api: Api, token: string): Promise<void> {
  await api.change('post', paths.confirmEmail, { token })
}

/** Keeps the address that the account has. */
export async function dropPendingEmail(api: Api): Promise<void> {
  await api.change('delete', paths.pendingEmail, undefined)
}

export async function deleteCustomer(api: Api, id: number, currentPassword: string): Promise<void> {
  await api.change('delete', paths.customer(id), { current_password: currentPassword })
}

/** Answers alike whether or not the address has an account. */
export async function requestPasswordMail(api: Api, email: string): Promise<void> {
  await api.change('post', paths.passwordEmail, { email })
}

export type NewPassword = { readonly token: string; readonly password: string; readonly passwordConfirmation: string }

export async function resetPassword(api: Api, { token, password, passwordConfirmation }: NewPassword): Promise<void> {
  await api.change('post', paths.passwordReset, { token, password, password_confirmation: passwordConfirmation })
}

export type { FieldProblem }

/** What was refused of a registration or a change, by the domain's names of the fields; empty where the answer names none. */
export const fieldProblems = ({ fields }: Pick<ApiError, 'fields'>): Readonly<Record<string, FieldProblem>> => mapFieldProblems(fields)
