import { describe, expect, it } from 'vitest'
import { createClientLimit } from './client-limit.ts'

function limited(perMinute: number) {
  let time = 0
  return { limit: createClientLimit(perMinute, () => time), pass: (ms: number) => (time += ms) }
}

describe('a limit per client', () => {
  it('lets so many calls of a minute through, and tells after how many seconds the next may be made', () => {
    const { limit, pass } = limited(2)
    expect([limit('192.0.2.1'), limit('192.0.2.1')]).toEqual([null, null])
    pass(20_000)
    expect(limit('192.0.2.1')).toBe(40)
    pass(39_999)
    expect(limit('192.0.2.1')).toBe(1)
    pass(1)
    expect(limit('192.0.2.1')).toBeNull()
  })

  it('counts each client for itself, and a network of a home as one', () => {
    const { limit } = limited(1)
    expect([limit('192.0.2.1'), limit('192.0.2.2'), limit('192.0.2.1')]).toEqual([null, null, 60])
    expect([limit('2001:db8::1'), limit('2001:db8:0:1::1'), limit('2001:db8::2')]).toEqual([null, null, 60])
  })

  it('keeps no more clients than its bound', () => {
    const { limit } = limited(1)
    limit('192.0.2.1')
    for (let client = 0; client < 50_000; client += 1) limit(`client ${client}`)
    expect(limit('192.0.2.1')).toBeNull()
  })
})
