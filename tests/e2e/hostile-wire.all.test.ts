import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { raw } from './support/raw.ts'
import { memoryOf, startSplitPair, type SplitPair } from './support/split-pair.ts'
import { wireRequests, type Operation } from './support/wire-fuzz.ts'

const total = process.env['VIDDA_PROVE'] ? 100_000 : 10_000
const seed = Number(process.env['VIDDA_SEED'] ?? Math.floor(Math.random() * 2 ** 31))
const atOnce = 8
const megabyte = 1024 * 1024
/** What a host may take in all, and the commerce API more than at rest. */
const most = { host: 400 * megabyte, api: 150 * megabyte }
/** The two failures that an answer may tell of: too busy, and no answer in time. */
const documented = new Set([503, 504])

let pair: SplitPair

beforeAll(async () => {
  const unlimited = {
    READS_PER_MINUTE: '100000000',
    RESERVATIONS_PER_MINUTE: '100000000',
    ATTEMPTS_PER_ACCOUNT: '100000000',
    ATTEMPTS_PER_ADDRESS: '100000000',
  }
  pair = await startSplitPair({
    api: unlimited,
    host: { PAGES_PER_MINUTE: '100000000', HEADERS_TIMEOUT_MS: '1000', REQUEST_TIMEOUT_MS: '2000' },
  })
}, 240_000)

afterAll(() => pair?.stop(), 30_000)

async function operationsOf(url: string): Promise<readonly Operation[]> {
  const document = (await (await fetch(`${url}/api/v1/openapi.json`)).json()) as { readonly paths: Readonly<Record<string, object>> }
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path })),
  )
}

/** What a browser sends with a change, as header lines. */
async function guardsOf(url: string): Promise<readonly string[]> {
  const answer = await fetch(`${url}/api/v1/csrf`)
  const { token } = (await answer.json()) as { readonly token: string }
  const [, visitor = ''] = /XSRF-TOKEN=([^;]*)/.exec(answer.headers.getSetCookie().join('\n')) ?? []
  expect([token, visitor]).not.toContain('')
  return [`Cookie: XSRF-TOKEN=${visitor}`, `X-CSRF-Token: ${token}`, `X-XSRF-Token: ${visitor}`]
}

it(`[R10.12] ${total} generated requests to a host and its commerce API: no process ends, no 5xx but 503 and 504, every connection ends, memory bounded`, async () => {
  const arbitrary = wireRequests(await operationsOf(pair.url), await guardsOf(pair.url))
  for (const path of ['/', '/dame', '/klaer']) await (await fetch(pair.url + path)).text()
  // Whoever meets the first calls compiles and warms; that is no part of an attack.
  let rest = 0
  const peaks = { host: 0, api: 0 }
  const statuses = new Map<number, number>()
  const problems: string[] = []
  const pieces = Math.ceil(total / 1000)
  for (let piece = 0; piece < pieces && problems.length < 5; piece += 1) {
    const waiting = fc.sample(arbitrary, { numRuns: Math.min(1000, total - piece * 1000), seed: seed + piece })
    const send = async () => {
      for (let one = waiting.pop(); one; one = waiting.pop()) {
        const answer = await raw(pair.url, one.text, { half: one.half, timeout: 20_000 })
        for (const status of answer.statuses) {
          statuses.set(status, (statuses.get(status) ?? 0) + 1)
          if (status >= 500 && !documented.has(status)) problems.push(`${status} for ${JSON.stringify(one.text.slice(0, 400))}`)
        }
        if (answer.end === 'open') problems.push(`left open: ${JSON.stringify(one.text.slice(0, 400))}`)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, send))
    if (piece === 0) rest = memoryOf(pair.api)
    peaks.host = Math.max(peaks.host, memoryOf(pair.host))
    peaks.api = Math.max(peaks.api, memoryOf(pair.api))
    expect((await fetch(`${pair.url}/api/v1/csrf`)).status).toBe(200)
  }
  const megabytes = (bytes: number) => Math.round(bytes / megabyte)
  const told = [...statuses].toSorted(([one], [other]) => one - other).map(([status, count]) => `${status}: ${count}`)
  process.stdout.write(
    `  seed ${seed}: ${told.join(', ')}\n  MB: host at most ${megabytes(peaks.host)}, commerce API at rest ${megabytes(rest)} and at most ${megabytes(peaks.api)}\n`,
  )
  expect(problems).toEqual([])
  expect(peaks.host).toBeLessThan(most.host)
  expect(peaks.api - rest).toBeLessThan(most.api)
}, 3_600_000)
