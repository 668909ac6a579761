import { expect, it } from 'vitest'
import { isSold, isUndecided, mayBecome } from '../../src/features/payments/states.ts'

const states = [
  'draft',
  'held',
  'expired',
  'on_hold',
  'authorized',
  'accepted',
  'captured',
  'closed',
  'refunded',
  'refused',
  'cancelled',
  'review_required',
] as const

type State = (typeof states)[number]

/** Every state that can be reached from one, by any number of steps. */
function reachable(from: State): ReadonlySet<State> {
  const found = new Set<State>()
  const open: State[] = [from]
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    for (const next of states) {
      if (!mayBecome(state, next) || found.has(next)) continue
      found.add(next)
      open.push(next)
    }
  }
  return found
}

it('[R10.31] nothing leads back: of all pairs of states, only a provider that thinks again goes both ways', () => {
  const bothWays = states.flatMap((from) =>
    [...reachable(from)].filter((to) => from < to && reachable(to).has(from)).map((to) => [from, to]),
  )
  expect(bothWays).toEqual([['authorized', 'on_hold']])
})

it('[R10.31] what is over stays over', () => {
  expect(states.filter((state) => reachable(state).size === 0)).toEqual(['refunded', 'refused', 'cancelled'])
  expect([...reachable('review_required')]).toEqual(['cancelled'])
})

it('[R10.31] what was charged is never refused, cancelled or up for review again', () => {
  for (const charged of ['captured', 'closed', 'refunded'] as const) {
    expect([...reachable(charged)].filter((state) => !['captured', 'closed', 'refunded'].includes(state))).toEqual([])
  }
})

it('[R10.31] a session is asked after until it is decided, and a decided one that is sold is not undecided', () => {
  expect(states.filter(isUndecided)).toEqual(['held', 'expired', 'on_hold'])
  expect(states.filter((state) => isSold(state) && isUndecided(state))).toEqual([])
})
