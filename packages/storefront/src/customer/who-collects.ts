import { cartKey, rewriteStored } from '../app/index.ts'
import type { App } from '../app/index.ts'
import { forgetAddresses } from '../position/index.ts'

/** Who collected the last reservation, and where goods were sent: prefilled from the account, and kept for the next form. The cart itself stays. */
export function forgetWhoCollects(app: App): void {
  rewriteStored(cartKey, (cart) => ({ ...(cart as object), client: {} }))
  forgetAddresses(app)
}
