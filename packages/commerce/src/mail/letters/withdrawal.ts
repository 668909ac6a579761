import type { Letter } from '../letter.ts'
import type { MailOrder } from '../outbox.ts'
import type { Desk } from './index.ts'

const moment = new Intl.DateTimeFormat('nb-NO', { timeZone: 'Europe/Oslo', dateStyle: 'long', timeStyle: 'short' })

type Withdrawal = Extract<MailOrder, { readonly kind: 'withdrawal' }>

/** The acknowledgement of a withdrawal with its time (angrerettloven § 20). */
export const withdrawalLetter = async ({ words }: Desk, { email, number, receivedAt }: Withdrawal): Promise<Letter> => ({
  to: email,
  subject: words('withdrawnSubject', { number }),
  paragraphs: [words('withdrawnText')],
  facts: [
    [words('number'), String(number)],
    [words('received'), moment.format(new Date(receivedAt))],
  ],
  end: words('withdrawnEnd'),
})
