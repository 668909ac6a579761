import type { OrderReceipt } from '@vidda/domain/payment-page'
import type { Some, Withdrawal } from '@vidda/domain/order'
import type { WithdrawalValues } from '@vidda/ui/withdrawal-form'

/** Where in a withdrawal an entry of the history is. */
export type WithdrawalStep =
  | {
      readonly name: 'goods'
      readonly values: WithdrawalValues
      /** The goods were chosen before, and cannot be had back as they were. */
      readonly isChanged?: boolean
    }
  | { readonly name: 'review'; readonly values: WithdrawalValues }
  | { readonly name: 'done'; readonly answer: Withdrawal }

/** The step that an entry's state holds; null on the receipt itself. */
export const withdrawalStep = (state: unknown): WithdrawalStep | null =>
  (state as { readonly withdrawal?: WithdrawalStep } | null)?.withdrawal ?? null

/** What a withdrawal begins with: the only one there is is chosen. */
export function firstStep({ withdrawal }: OrderReceipt): WithdrawalStep {
  const [first, ...rest] = withdrawal?.left ?? []
  return { name: 'goods', values: { counts: first && rest.length === 0 && first.count === 1 ? { [first.ean]: 1 } : {}, message: '' } }
}

/** What is chosen of what is left. */
export const chosenOf = ({ withdrawal }: OrderReceipt, { counts }: WithdrawalValues): readonly Some[] =>
  (withdrawal?.left ?? []).flatMap(({ ean, count }) => {
    const chosen = Math.min(counts[ean] ?? 0, count)
    return chosen > 0 ? [{ ean, count: chosen }] : []
  })

/** Whether all that was chosen is still left. */
export const isStillLeft = (order: OrderReceipt, values: WithdrawalValues): boolean => {
  const wanted = Object.values(values.counts).reduce((sum, count) => sum + count, 0)
  return wanted > 0 && chosenOf(order, values).reduce((sum, { count }) => sum + count, 0) === wanted
}
