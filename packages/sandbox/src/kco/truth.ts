import type { Capture, KcoOrder, ManagedOrder, Refund } from './orders.ts'
import type { OrderLine } from './fields.ts'

/** An order as the service believes it to be, for oracles in tests. */
export type KcoTruth = {
  readonly order_id: string
  readonly status: KcoOrder['status']
  readonly merchant: string
  readonly order_amount: number
  readonly order_tax_amount: number
  readonly purchase_currency: string
  readonly order_lines: readonly OrderLine[]
  readonly merchant_reference1?: string
  readonly merchant_data?: string
  readonly aborted: boolean
  readonly expired: boolean
  readonly acknowledged: boolean
  readonly next_push_at: string | null
  readonly managed:
    | (Pick<
        ManagedOrder,
        | 'status'
        | 'fraud_status'
        | 'order_amount'
        | 'original_order_amount'
        | 'captured_amount'
        | 'refunded_amount'
        | 'remaining_authorized_amount'
        | 'merchant_reference1'
        | 'merchant_reference2'
        | 'order_lines'
      > & { readonly captures: readonly Capture[]; readonly refunds: readonly Refund[] })
    | null
}
