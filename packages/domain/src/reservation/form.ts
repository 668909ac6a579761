import { readAddress } from '../address/index.ts'
import { isPhone } from '../phone/index.ts'

export type ReservationForm = {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly delivery: 'collect' | 'delivery'
  /** Street and house number; asked for only where the goods are sent, as the next two are. */
  readonly address: string
  readonly zipcode: string
  readonly city: string
}

export type FieldProblem = 'required' | 'invalid'

export type FormProblems = { readonly [Field in keyof ReservationForm]?: FieldProblem }

const emailPattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u

/** One `@`, something before it and a domain with a dot after it; whether the address works only a sent mail can tell. */
export const isEmail = (text: string): boolean => emailPattern.test(text.trim())

/** Four digits; which of them are used the commerce API knows. */
export const isZipcode = (text: string): boolean => /^\d{4}$/u.test(text.trim())

const problemOf = (value: string, isValid: (text: string) => boolean): FieldProblem | null => {
  if (value.trim() === '') return 'required'
  return isValid(value) ? null : 'invalid'
}

/** What stops the form from being sent, by field; empty when nothing does. */
export const reservationProblems = (form: ReservationForm): FormProblems => {
  const isSent = form.delivery === 'delivery'
  const found = {
    name: problemOf(form.name, () => true),
    email: problemOf(form.email, isEmail),
    phone: problemOf(form.phone, isPhone),
    address: isSent ? problemOf(form.address, (text) => readAddress(text) !== null) : null,
    zipcode: isSent ? problemOf(form.zipcode, isZipcode) : null,
    city: isSent ? problemOf(form.city, () => true) : null,
  }
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null))
}
