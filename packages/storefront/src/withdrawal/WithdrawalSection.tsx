import { dateTime } from '@vidda/domain/date-text'
import type { OrderReceipt } from '@vidda/domain/payment-page'
import { screens } from '@vidda/domain/route'
import type { Shop } from '@vidda/domain/shop'
import { WithdrawalStatus } from '@vidda/ui/withdrawal-status'
import { useLocation, useNavigate } from 'react-router-dom'
import { firstStep } from './withdrawal-step.ts'
import { lastDayText, namedGoods, stepsOf } from './words.ts'

/** Id of the section's heading on the receipt. */
export const sectionHeading = 'angrerett'

type WithdrawalSectionProps = { readonly order: OrderReceipt; readonly shop: Shop | null }

/** The right of withdrawal on the receipt of an order; nothing while there is none. */
export function WithdrawalSection({ order, shop }: WithdrawalSectionProps) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const { withdrawal } = order
  if (!withdrawal) return null
  const { open, days, until, left, made } = withdrawal
  return (
    <WithdrawalStatus
      headingId={sectionHeading}
      withdrawable={open}
      goodsLeft={left.length > 0}
      days={days}
      lastDay={until && lastDayText(until)}
      made={made.map(({ id, receivedAt, lines }) => ({ number: id, received: dateTime(receivedAt), goods: namedGoods(order, lines) }))}
      {...stepsOf(order, shop)}
      onWithdraw={() => void navigate(screens.receipt, { state: { ...state, withdrawal: firstStep(order) } })}
    />
  )
}
