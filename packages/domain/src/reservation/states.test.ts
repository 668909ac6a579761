import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  holdsGoods,
  isOpen,
  nextState,
  reservationState,
  reservationStates,
  type ReservationEvent,
  type ReservationState,
} from './index.ts'

const names = Object.keys(reservationStates) as ReservationState[]
const events: readonly ReservationEvent[] = ['confirm', 'confirmTooLate', 'confirmWithoutStock', 'timeOut', 'cancel', 'collect']

it.each([
  ['awaiting', 'confirm', 'reserved'],
  ['awaiting', 'confirmWithoutStock', 'soldOut'],
  ['awaiting', 'confirmTooLate', 'unconfirmed'],
  ['awaiting', 'timeOut', 'unconfirmed'],
  ['awaiting', 'cancel', 'cancelled'],
  ['awaiting', 'collect', null],
  ['reserved', 'collect', 'collected'],
  ['reserved', 'timeOut', 'expired'],
  ['reserved', 'cancel', 'cancelled'],
  ['reserved', 'confirm', null],
  ['unconfirmed', 'confirm', null],
  ['cancelled', 'collect', null],
] as const)('%s and %s: %s', (state, event, next) => {
  expect(nextState(state, event)).toBe(next)
})

it('each state has a number of its own, which names it', () => {
  expect(names.map((name) => reservationState(reservationStates[name]))).toEqual(names)
  expect(reservationState(0)).toBeNull()
})

it('whatever happens, a reservation that has ended stays as it is, and only a confirmed or small one holds goods', () => {
  fc.assert(
    fc.property(fc.constantFrom('awaiting' as const, 'reserved' as const), fc.array(fc.constantFrom(...events)), (start, happened) => {
      let state: ReservationState = start
      let confirmed = start === 'reserved'
      for (const event of happened) {
        const next = nextState(state, event)
        if (!isOpen(state)) expect(next).toBeNull()
        if (next !== null && event === 'confirm') confirmed = true
        state = next ?? state
        if (holdsGoods(state)) expect(confirmed).toBe(true)
      }
    }),
  )
})
