import type { OrderLine, PurchaseComplaints } from '@vidda/domain/order'
import type { OrderReceipt } from '@vidda/domain/payment-page'
import type { Reservation } from '@vidda/domain/reservation'

/** A paid order or a collected reservation, as the complaint screens need it. */
export type Purchase = {
  readonly kind: 'order' | 'reservation'
  readonly number: number
  readonly token: string
  readonly email: string
  readonly lines: readonly OrderLine[]
  readonly complaints: PurchaseComplaints
}

/** What was bought by a receipt; null where nothing is bought. */
export function purchaseOf(receipt: OrderReceipt | Reservation): Purchase | null {
  const { id, token, email, complaints } = receipt
  if (!complaints || id === null) return null
  return 'kind' in receipt
    ? { kind: 'order', number: id, token, email, lines: receipt.lines, complaints }
    : { kind: 'reservation', number: id, token, email, lines: receipt.articles, complaints }
}
