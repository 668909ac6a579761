import { createPath, type Path } from 'react-router-dom'
import { openCartFlag } from './open-cart-flag.ts'

/** The same page with the cart open, for a log-in that leads back to it. */
export function withOpenCart({ pathname, search, hash }: Path): string {
  const parameters = new URLSearchParams(search)
  parameters.set(openCartFlag, '')
  return createPath({ pathname, search: String(parameters), hash })
}
