import { paths } from '@vidda/contract'
import { mapWithdrawal, withdrawalBody } from '@vidda/contract/map'
import type * as Wire from '@vidda/contract/wire'
import { withEarlier, type Some, type Withdrawal } from '@vidda/domain/order'
import type { OrderReceipt } from '@vidda/domain/payment-page'
import type { Api } from './api.ts'

/** What is withdrawn from now, and what the shop is told with it. */
type Wish = { readonly goods: readonly Some[]; readonly message: string }

/**
 * @public Withdraws from goods of an order, as its receipt was when they were chosen: repeated, or made in another tab already, it answers as before. An
 * {@link ApiError} of 409 (`withdrawal_over`) when it is too late, of 422 when there are not as many left, of 404 when the receipt is gone.
 */
export async function withdraw(api: Api, { token, withdrawal }: OrderReceipt, { goods, message }: Wish): Promise<Withdrawal> {
  const body = withdrawalBody({ token, message, goods: withEarlier(withdrawal ?? { made: [] }, goods) })
  return mapWithdrawal((await api.change('post', paths.withdrawals, body, { movesMoney: true })) as Wire.Withdrawal)
}
