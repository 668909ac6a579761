import { redirect } from 'react-router-dom'
import { isFromForm, listHref, readParameters, type ListParameters } from './list-parameters.ts'

/** The parameters in a list's address; one that a form has written leads on to the address that links have. */
export function readList(request: Request): ListParameters {
  const { pathname, searchParams } = new URL(request.url)
  const parameters = readParameters(searchParams)
  // Thrown, so that it ends the loader that reads.
  if (isFromForm(searchParams)) throw redirect(listHref(pathname, parameters), 302)
  return parameters
}
