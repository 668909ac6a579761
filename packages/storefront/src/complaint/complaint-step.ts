import type { ReceivedComplaint } from '@vidda/domain/order'

/** Where in a complaint an entry of the history is. */
export type ComplaintStep = { readonly name: 'form' } | { readonly name: 'done'; readonly answer: ReceivedComplaint }

/** The step that an entry's state holds; null on the receipt itself. */
export const complaintStep = (state: unknown): ComplaintStep | null =>
  (state as { readonly complaint?: ComplaintStep } | null)?.complaint ?? null
