import { redirect } from 'react-router-dom'
import { isFromForm, listHref, readChoice, type ListChoice } from './choice.ts'

/** The choices in a list's address; one that a form has written leads on to the address that links have. */
export function readList(request: Request): ListChoice {
  const { pathname, searchParams } = new URL(request.url)
  const choice = readChoice(searchParams)
  // Thrown, so that it ends the loader that reads.
  if (isFromForm(searchParams)) throw redirect(listHref(pathname, choice), 302)
  return choice
}
