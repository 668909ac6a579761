import { randomBytes, randomInt } from 'node:crypto'
import type { Socket } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { open, raw } from './support/raw.ts'
import { memoryOf, startSplitPair, type SplitPair } from './support/split-pair.ts'

const megabyte = 1024 * 1024
/** What a host may take in all, and the commerce API more than at rest. */
const most = { host: 400 * megabyte, api: 150 * megabyte }
const rounds = 3
const atOnce = 8

let pair: SplitPair
let rest: number

beforeAll(async () => {
  pair = await startSplitPair({ host: { IDLE_TIMEOUT_MS: '5000', ANSWER_TIMEOUT_MS: '10000' } })
  for (const path of ['/', '/dame', '/klaer', '/search/jakke']) await (await fetch(pair.url + path)).text()
  // Whoever meets the first calls compiles and warms; that is no part of an attack.
  await many(200, () => search({ take: 20 }))
  rest = memoryOf(pair.api)
}, 240_000)

afterAll(() => pair?.stop(), 30_000)

async function many(count: number, work: () => Promise<unknown>): Promise<void> {
  let left = count
  const go = async () => {
    while (left > 0) {
      left -= 1
      await work()
    }
  }
  await Promise.all(Array.from({ length: atOnce }, go))
}

const search = async (body: unknown) =>
  (
    await fetch(`${pair.url}/api/v1/articles/search`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  ).text()

const word = (length: number) => randomBytes(length).toString('hex').slice(0, length)
const megabytes = (bytes: number) => Math.round(bytes / megabyte)

/** The most that the host takes, and the commerce API above its rest, while the attack goes on, three times over. */
async function peaksOf(name: string, work: () => Promise<void>): Promise<{ readonly host: number; readonly api: number }> {
  const peaks: { readonly host: number; readonly api: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    let [host, api] = [0, 0]
    const look = () => {
      host = Math.max(host, memoryOf(pair.host))
      api = Math.max(api, memoryOf(pair.api))
    }
    const looking = setInterval(look, 100)
    await work()
    clearInterval(looking)
    look()
    peaks.push({ host, api })
  }
  const told = peaks.map(({ host, api }) => `host ${megabytes(host)}, API ${megabytes(api - rest)} above rest`)
  process.stdout.write(`  ${name}, MB: ${told.join('; ')} (API at rest ${megabytes(rest)})\n`)
  return { host: Math.max(...peaks.map(({ host }) => host)), api: Math.max(...peaks.map(({ api }) => api)) - rest }
}

const isBounded = ({ host, api }: { readonly host: number; readonly api: number }) => host < most.host && api < most.api

const get = (path: string) => raw(pair.url, `GET ${path} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n`, { timeout: 20_000 })

it('redirects of long addresses', async () => {
  const peaks = await peaksOf('long redirects', () => many(6000, () => get(`/tekstil/${word(15_000)}`)))
  expect(peaks).toSatisfy(isBounded)
}, 600_000)

it('searches with long bodies', async () => {
  const values = () => Array.from({ length: 1000 }, () => randomInt(10_000, 99_999))
  const body = (filters: number) => ({
    query: word(20),
    filters: Array.from({ length: filters }, () => ({ field: 'ids', op: 'in', value: values() })),
  })
  // As long as is answered, and as long as a host lets through.
  const attack = async () => {
    await many(700, () => search(body(5)))
    await many(700, () => search(body(17)))
  }
  expect(await peaksOf('long searches', attack)).toSatisfy(isBounded)
}, 600_000)

it('clients that ask for much and read nothing are let go', async () => {
  const connections = 60
  const page = () => `GET /search/${word(12)} HTTP/1.1\r\nHost: shop\r\n\r\n`
  const list = JSON.stringify({ take: 300 })
  const call = `POST /api/v1/articles/search HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: ${list.length}\r\n\r\n${list}`
  const peaks = await peaksOf('clients that do not read', async () => {
    const sockets = await Promise.all(Array.from({ length: connections }, () => open(pair.url)))
    const ended = sockets.map((socket) => endOf(socket))
    for (const [index, socket] of sockets.entries()) {
      // As many as a host lets wait, and then nothing is read.
      const asked = Array.from({ length: 60 }, () => (index % 2 === 0 ? page() : call)).join('')
      socket.pause().write(asked)
    }
    await Promise.all(ended)
  })
  expect(peaks).toSatisfy(isBounded)
}, 600_000)

/** Hears of the end without reading: by writing on, which fails once the other side is gone. */
const endOf = (socket: Socket): Promise<void> =>
  new Promise((resolve) => {
    socket.on('error', () => undefined)
    const probe = setInterval(() => void socket.write('\r\n'), 500)
    socket.once('close', () => {
      clearInterval(probe)
      resolve()
    })
  })

it('filters with values that nobody knows', async () => {
  const address = () => `/dame?brand=${word(10)}&color=${word(10)},${word(8)}&page=${randomInt(1, 900_000)}`
  expect(await peaksOf('unknown filter values', () => many(1500, () => get(address())))).toSatisfy(isBounded)
}, 600_000)
