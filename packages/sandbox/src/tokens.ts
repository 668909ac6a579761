import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Clock } from './clock.ts'
import type { Journal } from './journal.ts'

/** Tokens for the frames: bound to an order and to a time. */
export type Tokens = { issue(orderId: string, life: number): string; holds(token: string, orderId: string): boolean }

export function createTokens(journal: Journal, clock: Clock): Tokens {
  const keys = journal.collection<string>('key')
  const key = keys.get('tokens') ?? randomBytes(32).toString('base64url')
  keys.save('tokens', key)
  const sign = (orderId: string, expires: string): string => createHmac('sha256', key).update(`${orderId}|${expires}`).digest('base64url')
  return {
    issue(orderId, life) {
      const expires = String(clock.now() + life)
      return `${expires}.${sign(orderId, expires)}`
    },
    holds(token, orderId) {
      const [expires = '', signature = ''] = token.split('.')
      const [given, expected] = [Buffer.from(signature), Buffer.from(sign(orderId, expires))]
      return given.length === expected.length && timingSafeEqual(given, expected) && clock.now() < Number(expires)
    },
  }
}
