import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Breaker } from '../../src/features/payments/breaker.ts'
import { NoProviderAnswer } from '../../src/features/payments/outgoing.ts'

let server: Server
let status: number
let asked: number
let now: Date
let breaker: Breaker

beforeEach(async () => {
  ;[status, asked, now] = [200, 0, new Date('2026-11-25T12:00:00Z')]
  server = createServer((_, response) => {
    asked += 1
    if (status === 0) response.socket?.resetAndDestroy()
    else response.writeHead(status, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  breaker = new Breaker(() => now)
})

afterEach(() => void server.close())

const pass = (ms: number) => (now = new Date(now.getTime() + ms))
async function call(): Promise<number | null> {
  try {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
    return (await breaker.call({ method: 'GET', url, headers: {}, timeout: 60_000 })).status
  } catch (error) {
    expect(error).toBeInstanceOf(NoProviderAnswer)
    return null
  }
}
async function fail(times: number): Promise<void> {
  for (let failed = 0; failed < times; failed += 1) await call()
}

it.each([0, 503])('after five failures in a row (%i) nobody is asked for ten seconds', async (failure) => {
  status = failure
  await fail(4)
  expect(breaker.closed).toBe(true)
  await fail(1)
  expect(breaker.closed).toBe(false)
  pass(9999)
  await fail(3)
  expect(asked).toBe(5)
})

it('then one call tries, alone, and closes the circuit where it is answered', async () => {
  status = 503
  await fail(5)
  ;[status] = [200]
  pass(10_000)
  expect(breaker.closed).toBe(true)
  expect(await Promise.all([call(), call(), call()])).toEqual([200, null, null])
  expect([asked, breaker.closed]).toEqual([6, true])
  expect(await Promise.all([call(), call()])).toEqual([200, 200])
})

it('one try that fails opens it for ten seconds more, however long the provider is away', async () => {
  status = 0
  await fail(5)
  for (let round = 1; round <= 6; round += 1) {
    pass(10_000)
    await fail(3)
    expect(asked).toBe(5 + round)
  }
})

it('four failures, an answer and four failures leave it closed; what a provider refuses is an answer', async () => {
  status = 503
  await fail(4)
  status = 400
  expect(await call()).toBe(400)
  status = 503
  await fail(4)
  expect(breaker.closed).toBe(true)
})
