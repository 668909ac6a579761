import { isPhone } from '../phone/index.ts'

export type ReservationForm = { readonly name: string; readonly email: string; readonly phone: string }

export type FieldProblem = 'required' | 'invalid'

export type FormProblems = { readonly [Field in keyof ReservationForm]?: FieldProblem }

const emailPattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u

/** One `@`, something before it and a domain with a dot after it; whether the address works only a sent mail can tell. */
export const isEmail = (text: string): boolean => emailPattern.test(text.trim())

const problemOf = (value: string, isValid: (text: string) => boolean): FieldProblem | null => {
  if (value.trim() === '') return 'required'
  return isValid(value) ? null : 'invalid'
}

/** What stops the form from being sent, by field; empty when nothing does. */
export const reservationProblems = (form: ReservationForm): FormProblems => {
  const name = problemOf(form.name, () => true)
  const email = problemOf(form.email, isEmail)
  const phone = problemOf(form.phone, isPhone)
  return { ...(name && { name }), ...(email && { email }), ...(phone && { phone }) }
}
