import type { Customer } from '@vidda/contract/wire'
import { Browser } from './browser.ts'
import type { Client } from './client.ts'

let made = 0

/** What a new customer sends; no two have the same e-mail address or phone number. */
export function newPerson(changes: Readonly<Record<string, unknown>> = {}) {
  const number = (made += 1)
  return {
    first_name: 'Kari',
    surname: 'Nordmann',
    email: `kari.${number}@example.org`,
    phone: `4${String(number).padStart(7, '0')}`,
    password: 'fjell og fjord',
    password_confirmation: 'fjell og fjord',
    terms_conditions: 1,
    ...changes,
  }
}

/** Somebody who reserves; no two have the same e-mail address or phone number. */
export function newShopper(changes: Readonly<Record<string, unknown>> = {}) {
  const { email, phone } = newPerson()
  return { name: 'Kari Nordmann', email, phone, ...changes }
}

/** Ends the account, as its customer may. */
export const deleteAccount = ({ browser, customer, sent }: Person) =>
  browser.delete(`/customers/${customer.id}`, { current_password: sent.password })

export type Person = { readonly browser: Browser; readonly customer: Customer; readonly sent: ReturnType<typeof newPerson> }

/** A customer who has just registered, and so is logged in. */
export async function registered(client: Client, changes: Readonly<Record<string, unknown>> = {}): Promise<Person> {
  const browser = await Browser.open(client)
  const sent = newPerson(changes)
  const { status, body } = await browser.post<Customer>('/customers/register', sent)
  if (status !== 201) throw new Error(`Registering answered ${status}: ${JSON.stringify(body)}`)
  return { browser, customer: body, sent }
}
