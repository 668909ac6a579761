import type { SessionState } from './sessions.ts'

/**
 * Where a session may go from where it is (README, picture). A provider may tell late, twice and out of order: what leads back is not taken. A purchase that
 * was completed after its time was over is one all the same, where its goods can still be had.
 */
const moves: Readonly<Record<SessionState, readonly SessionState[]>> = {
  draft: ['held', 'expired'],
  held: ['authorized', 'on_hold', 'accepted', 'refused', 'expired', 'cancelled', 'review_required'],
  expired: ['authorized', 'on_hold', 'accepted', 'cancelled', 'review_required'],
  on_hold: ['authorized', 'accepted', 'refused', 'cancelled', 'review_required'],
  authorized: ['accepted', 'on_hold', 'refused', 'captured', 'cancelled', 'review_required'],
  accepted: ['captured', 'cancelled'],
  captured: ['refunded', 'closed'],
  closed: ['refunded'],
  refunded: [],
  refused: [],
  cancelled: [],
  review_required: ['cancelled'],
}

export const mayBecome = (from: SessionState, to: SessionState): boolean => moves[from].includes(to)

/** Whether the provider may still tell something new of it. */
export const isUndecided = (state: SessionState): boolean => state === 'held' || state === 'on_hold' || state === 'expired'

/** In which there is an order, or was one. */
export const soldStates: readonly SessionState[] = ['authorized', 'accepted', 'captured', 'closed', 'refunded']

export const isSold = (state: SessionState): boolean => soldStates.includes(state)
