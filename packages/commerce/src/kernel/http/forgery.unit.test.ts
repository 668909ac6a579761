import { describe, expect, it } from 'vitest'
import { ForgeryTokens } from './forgery.ts'

const hours = (count: number) => count * 3_600_000

function clock() {
  const time = { now: new Date('2026-01-01T12:10:00Z') }
  const tokens = new ForgeryTokens('a secret', () => time.now)
  const pass = (ms: number) => (time.now = new Date(time.now.getTime() + ms))
  return { tokens, pass }
}

describe('the page token', () => {
  it('is the same within an hour and another in the next', () => {
    const { tokens, pass } = clock()
    const first = tokens.pageToken()
    pass(hours(0.8))
    expect(tokens.pageToken()).toBe(first)
    pass(hours(0.1))
    expect(tokens.pageToken()).not.toBe(first)
  })

  it('is valid for a day', () => {
    const { tokens, pass } = clock()
    const token = tokens.pageToken()
    pass(hours(23))
    expect(tokens.isPageToken(token)).toBe(true)
    pass(hours(1))
    expect(tokens.isPageToken(token)).toBe(false)
  })

  it('of the future, of another secret or of another kind is refused', () => {
    const { tokens } = clock()
    const later = clock()
    later.pass(hours(2))
    expect(tokens.isPageToken(later.tokens.pageToken())).toBe(false)
    expect(tokens.isPageToken(new ForgeryTokens('another', () => new Date('2026-01-01T12:10:00Z')).pageToken())).toBe(false)
    expect(tokens.isPageToken(tokens.visitorToken(null))).toBe(false)
    expect(tokens.isVisitorToken(tokens.pageToken(), null)).toBe(false)
  })
})

it('a visitor token belongs to its session, and a guest’s to none', () => {
  const { tokens } = clock()
  const [guest, own] = [tokens.visitorToken(null), tokens.visitorToken('session')]
  expect([tokens.isVisitorToken(guest, null), tokens.isVisitorToken(own, 'session')]).toEqual([true, true])
  for (const [token, session] of [
    [guest, 'session'],
    [own, null],
    [own, 'another'],
  ] as const)
    expect(tokens.isVisitorToken(token, session)).toBe(false)
})
