import type { Tenant } from '@vidda/contract'
import type { Db } from '../../database/open.ts'
import type { ReceiptTokens } from '../../reservations/receipt-tokens.ts'
import type { Letter } from '../letter.ts'
import type { MailOrder } from '../outbox.ts'
import type { Words } from '../words.ts'
import { accountNotice, passwordChangedLetter, passwordLetter, verificationLetter } from './account.ts'
import { confirmationLetter, releasedLetter, reservationLetter, shopReservationLetter } from './reservation.ts'
import { withdrawalLetter } from './withdrawal.ts'

export type Desk = { readonly db: Db; readonly tenant: Tenant; readonly words: Words; readonly now: Date; readonly receipts: ReceiptTokens }

/** What a mail says now; null when there is nobody to write to any more. */
export function writeLetter(desk: Desk, order: MailOrder): Promise<Letter | null> {
  switch (order.kind) {
    case 'verification':
      return verificationLetter(desk, order.customerId)
    case 'password':
      return passwordLetter(desk, order.chainId, order.email)
    case 'passwordChanged':
      return passwordChangedLetter(desk, order.customerId)
    case 'emailChanged':
    case 'phoneChanged':
    case 'accountDeleted':
      return accountNotice(desk, order)
    case 'reservation':
      return reservationLetter(desk, order.reservationId)
    case 'confirmation':
      return confirmationLetter(desk, order.reservationId)
    case 'released':
      return releasedLetter(desk, order.reservationId)
    case 'withdrawal':
      return withdrawalLetter(desk, order)
    case 'shopReservation':
      return shopReservationLetter(desk, order.reservationId)
  }
}
