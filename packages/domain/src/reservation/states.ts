/** `statusID` of a reservation (spec §3). */
export const reservationStates = {
  reserved: 1,
  collected: 2,
  expired: 3,
  cancelled: 4,
  /** It is large, and holds nothing until its receiver has confirmed it. */
  awaiting: 5,
  /** It was not confirmed in time. */
  unconfirmed: 6,
  /** The goods were gone when it was confirmed. */
  soldOut: 7,
} as const

export type ReservationState = keyof typeof reservationStates

type Transitions = Readonly<Record<string, ReservationState>>

/** What may happen to a reservation in each state, and the state that follows; those without entries are ends. */
const transitions: Readonly<Partial<Record<ReservationState, Transitions>>> = {
  awaiting: {
    confirm: 'reserved',
    confirmTooLate: 'unconfirmed',
    confirmWithoutStock: 'soldOut',
    timeOut: 'unconfirmed',
    cancel: 'cancelled',
  },
  reserved: { collect: 'collected', timeOut: 'expired', cancel: 'cancelled' },
}

export type ReservationEvent = 'confirm' | 'confirmTooLate' | 'confirmWithoutStock' | 'timeOut' | 'cancel' | 'collect'

/** The state that follows; null where the event does not apply. */
export const nextState = (state: ReservationState, event: ReservationEvent): ReservationState | null => transitions[state]?.[event] ?? null

/** The name of a `statusID`; null for a number that none has. */
export const reservationState = (statusId: number): ReservationState | null =>
  (Object.keys(reservationStates) as ReservationState[]).find((name) => reservationStates[name] === statusId) ?? null

/** Whether it counts towards what a phone and an e-mail address may have at a time. */
export const isOpen = (state: ReservationState): boolean => transitions[state] !== undefined

/** Whether its goods are set aside in the shop. */
export const holdsGoods = (state: ReservationState): boolean => state === 'reserved'
