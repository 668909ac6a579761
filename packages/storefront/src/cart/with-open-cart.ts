import { createPath, type Path } from 'react-router-dom'
import { openCartFlag } from './open-cart-flag.ts'

/** The address of the page with the cart open: where a log-in from the cart redirects to. */
export function withOpenCart({ pathname, search, hash }: Path): string {
  const parameters = new URLSearchParams(search)
  parameters.set(openCartFlag, '')
  return createPath({ pathname, search: String(parameters), hash })
}
