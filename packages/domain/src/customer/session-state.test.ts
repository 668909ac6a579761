import { expect, it } from 'vitest'
import { sessionState } from './index.ts'

it.each([
  [null, 'notLoaded'],
  [{ emailVerified: false }, 'loaded'],
  [{ emailVerified: true }, 'verified'],
] as const)('[R4.24] the session of %j is %s', (user, state) => {
  expect(sessionState(user)).toBe(state)
})
