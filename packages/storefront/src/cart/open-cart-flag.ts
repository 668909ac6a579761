/** The flag in the address, such as `/sko?openCart`, with which a log-in from the cart comes back (spec §4). */
export const openCartFlag = 'openCart'
/** The same flag in session storage, for who cannot change the address. */
export const openCartKey = 'vd-open-cart'

/** Whether the address or the storage asks for the cart. */
export function isCartAsked(search: string): boolean {
  try {
    return new URLSearchParams(search).has(openCartFlag) || openCartKey in sessionStorage
  } catch {
    return false
  }
}
