import type { Tenant } from '@vidda/contract'
import type { Db } from '../database/open.ts'
import type { Letter } from './letter.ts'
import type { MailOrder } from './outbox.ts'
import type { Words } from './words.ts'

/** What a letter is written with. */
export type Desk = { readonly db: Db; readonly tenant: Tenant; readonly words: Words; readonly now: Date }

/** For each kind of mail, what it says now; null when there is nobody to write to any more. */
export type Letters<Order extends MailOrder> = {
  readonly [Kind in Order['kind']]: (desk: Desk, order: Extract<Order, { readonly kind: Kind }>) => Promise<Letter | null>
}

/** The letters of every feature: what an order needs, the feature that has stored it knows. */
export type AllLetters = Readonly<Record<string, (desk: Desk, order: never) => Promise<Letter | null>>>
