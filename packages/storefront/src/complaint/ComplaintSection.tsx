import { dateTime, longDate } from '@vidda/domain/date-text'
import { screens } from '@vidda/domain/route'
import { ComplaintStatus } from '@vidda/ui/complaint-status'
import { useLocation, useNavigate } from 'react-router-dom'
import { useApp } from '../app/index.ts'
import type { ComplaintStep } from './complaint-step.ts'
import type { Purchase } from './purchase.ts'
import { namedGoods } from './words.ts'

/** Id of the section's heading on the receipt. */
export const complaintHeading = 'reklamasjon'

/** Something wrong with what was bought: what has been said of it, and the way to say so. */
export function ComplaintSection({ purchase }: { readonly purchase: Purchase }) {
  const { brand } = useApp()
  const navigate = useNavigate()
  const { state } = useLocation()
  const { left, made } = purchase.complaints
  if (left.length === 0 && made.length === 0) return null
  return (
    <ComplaintStatus
      headingId={complaintHeading}
      complainable={left.length > 0}
      made={made.map((one) => ({
        number: one.id,
        received: dateTime(one.receivedAt),
        goods: namedGoods(purchase, one),
        problem: one.problem,
        discovered: longDate(one.discovered),
        wish: one.wish,
        open: one.open,
      }))}
      takesPictures={brand.company.supportEmail !== ''}
      onComplain={() => void navigate(screens.receipt, { state: { ...state, complaint: { name: 'form' } satisfies ComplaintStep } })}
    />
  )
}
