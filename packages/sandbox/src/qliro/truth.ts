import type { Item } from './items.ts'
import type { ItemAction, QliroStatus, Transaction } from './orders.ts'

/** An order as the service believes it to be, for oracles in tests. Amounts are kroner. */
export type QliroTruth = {
  readonly OrderId: string
  readonly MerchantReference: string
  readonly MerchantApiKey: string
  readonly CustomerCheckoutStatus: QliroStatus
  readonly TotalPrice: number
  readonly Currency: string
  readonly OrderItems: readonly Item[]
  readonly MerchantProvidedMetadata: readonly { readonly Key: string; readonly Value: string }[]
  readonly Cancelled: boolean
  readonly Reserved: number
  readonly Captured: number
  readonly Refunded: number
  readonly PaymentTransactions: readonly Transaction[]
  readonly OrderItemActions: readonly ItemAction[]
  /** Pushes that have not been received and will be sent again. */
  readonly PushesDue: number
}
