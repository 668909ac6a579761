import { hash, randomUUID } from 'node:crypto'
import { request as httpRequest, Agent } from 'node:http'
import { apiBase, headerNames } from '@vidda/contract'
import type { ErrorBody } from '@vidda/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tenantHeader } from '../../src/kernel/http/tenant-header/index.ts'
import { processesOn, type Processes, type Server } from '../kit/processes.ts'
import { schemaCheck, type Seen } from '../kit/schema-check.ts'
import { anyEngine, feedAuthorization, filledPlace, orderToken, stockToken } from '../kit/server.ts'
import { secret } from '../kit/tenants.ts'
import type { Schema } from '../../src/kernel/http/open-api-document.ts'
import { requests, type Operation, type Seeds, type Sent } from './arbitrary.ts'
import { LoggedIn } from './customer.ts'
import { seedsOf } from './seeds.ts'
import { undocumentedRoutes } from './undocumented.ts'

type Documented = Operation & { readonly responses: Readonly<Record<string, unknown>> }
type Document = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Omit<Documented, 'method' | 'path'>>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

const total = process.env['VIDDA_PROVE'] ? 50_000 : 5000
const seed = Number(process.env['VIDDA_SEED'] ?? Math.floor(Math.random() * 2 ** 31))
const atOnce = 4
/** Two rounds over every route: what a process needs to run warm it takes in the first, and only what leaks grows on in the second. */
const rounds = 2
/** The heap's bound (MB): little more than what lives in it, so that it is cleared often and a leak would end the process. */
const heapBound = 192
/** From round to round: of what lives in the heap, and of the whole process. */
const mostGrowth = { heap: 16 * 1024 * 1024, process: 200 * 1024 * 1024 }

/** Statuses with which a request is turned away before its handler sees it. */
const turnedAway = new Set([400, 401, 403, 413, 415, 419, 422, 429, 431])

const agent = new Agent({ keepAlive: true, maxSockets: atOnce * 2 })

let place: Awaited<ReturnType<typeof filledPlace>>
let processes: Processes
let server: Server
let document: Document
let seedsAt: (path: string) => Seeds

beforeAll(async () => {
  place = await filledPlace(anyEngine, { articles: 240 })
  processes = await processesOn(place.place)
  server = await processes.start({
    NODE_OPTIONS: `--max-old-space-size=${heapBound}`,
    VIDDA_FIRST_STOCK_TOKEN: stockToken,
    VIDDA_FIRST_ORDER_TOKEN: orderToken,
    ATTEMPTS_PER_ACCOUNT: '1000000',
    ATTEMPTS_PER_ADDRESS: '1000000',
  })
  document = (await (await fetch(`${server.url}/api/v1/openapi.json`)).json()) as Document
  seedsAt = await seedsOf(server.first)
})

afterAll(async () => {
  agent.destroy()
  await processes.end()
  await place.drop()
})

/** Sends what fetch would not let through. */
const send = (method: string, { path, query, body, headers }: Sent, customer: LoggedIn | null): Promise<Seen> =>
  new Promise((resolve, reject) => {
    const known = {
      ...tenantHeader('first', secret),
      ...(customer?.headers ?? server.first.guards),
      [headerNames.idempotencyKey]: randomUUID(),
      authorization: feedAuthorization(path),
      // Node tells no length for the body of a DELETE by itself.
      ...(body !== null && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }),
    }
    const lower = Object.fromEntries(Object.entries({ ...known, ...headers }).map(([name, value]) => [name.toLowerCase(), value]))
    const call = httpRequest(
      `${server.url}${customer?.addressed(path) ?? path}${query && `?${query}`}`,
      { method, agent, headers: lower },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8')
        answer.on('data', (part: string) => (text += part))
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text, type: answer.headers['content-type'] ?? null }))
      },
    )
    call.on('error', reject)
    call.end(body ?? undefined)
  })

/** Customers ask where only they are let in, and guests elsewhere; every fourth time it is the other way round. */
const othersOneIn = 4
const forGuests = /\/customers\/(?:login|register)/

/** Whose handlers turn away whatever is made up: nobody can guess the token of a mail. */
const unguessable = new Set(['POST /api/v1/customers/password/reset'])

const endsSessions = new Set(['POST /customers/logout', 'DELETE /customers/{id}'])

const isUnknownPath = ({ status, text }: Seen) => status === 404 && (JSON.parse(text) as ErrorBody).message.startsWith('There is no page')

/** The address lookup and the payment providers are external services, and this test runs without them: a 503 is right. */
const isOurFault = ({ status, text }: Seen) => status >= 500 && !/"(?:maps|provider)_unavailable"/u.test(text)

type Memory = { readonly heap: number; readonly process: number }

async function memory(): Promise<Memory> {
  const text = await (await fetch(`${server.url}/metrics`)).text()
  const valueOf = (name: string) => Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1])
  return { heap: valueOf('nodejs_heap_size_used_bytes'), process: valueOf('process_resident_memory_bytes') }
}

/** The heap is smallest just after it was cleared: what is left then lives. */
const least = (found: readonly Memory[]): Memory => ({
  heap: Math.min(...found.map(({ heap }) => heap)),
  process: Math.min(...found.map((one) => one.process)),
})

const resolveRef = (ref: string): Schema => document.components.schemas[ref.split('/').at(-1) ?? ''] ?? {}

it(`[R10.12] ${total} hostile requests over every route: no 5xx, only documented answers, memory steady, and half of them reach a handler`, async () => {
  const documented: Documented[] = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  )
  const undocumented = await undocumentedRoutes(document.paths)
  expect(undocumented.map(({ method, path }) => `${method} ${path}`)).toEqual(expect.arrayContaining(['GET /readyz', 'GET /metrics']))
  /** What an undocumented route answers a plain question; but for counts it is always the same. */
  const plain = new Map<string, string>()
  for (const { path } of undocumented) plain.set(path, await (await fetch(server.url + path)).text())
  const operations = [...documented, ...undocumented]
  const each = Math.ceil(total / operations.length / rounds)
  const shares = new Map<string, { sent: number; reached: number; statuses: Set<number> }>()
  const problems = new Map<string, string>()
  const hammer = async (waiting: Documented[], round: number, found: Memory[]) => {
    const customer = await LoggedIn.open(server.first)
    for (let operation = waiting.shift(); operation; operation = waiting.shift()) {
      const { method, path, responses } = operation
      const share = shares.get(`${method} ${path}`) ?? { sent: 0, reached: 0, statuses: new Set<number>() }
      shares.set(`${method} ${path}`, share)
      const isForCustomers = ('401' in responses && !forGuests.test(path)) || path.endsWith('/customers/current')
      const property = fc.asyncProperty(requests(operation, resolveRef, seedsAt(path)), async (sent) => {
        share.sent += 1
        const isCustomer = isForCustomers === (share.sent % othersOneIn !== 0)
        const answer = await send(method, sent, isCustomer ? customer : null)
        if (isCustomer && (answer.status === 401 || endsSessions.has(`${method} ${path.slice(apiBase.length)}`))) await customer.stay()
        share.statuses.add(answer.status)
        if (isUnknownPath(answer)) return
        if (!turnedAway.has(answer.status)) share.reached += 1
        const misfit =
          answer.status in responses && !isOurFault(answer) ? misfitOf(method, path, answer) : 'which the document does not hold'
        if (misfit === null) return
        const name = `${method} ${path} ${answer.status}`
        if (!problems.has(name)) problems.set(name, `${JSON.stringify(sent).slice(0, 500)} gets ${answer.text.slice(0, 300)}: ${misfit}`)
      })
      await fc.assert(property, { numRuns: each, seed: seed + round })
      found.push(await memory())
    }
  }
  const check = schemaCheck(document as unknown as Parameters<typeof schemaCheck>[0])
  // Many requests get the same long list, and to look through it costs more than to send it.
  const fitting = new Set<string>()
  const misfitOf = (method: string, path: string, seen: Seen): string | null => {
    const { status, text, type } = seen
    const always = plain.get(path)
    if (always !== undefined) return status !== 200 || path === '/metrics' || text === always ? null : 'which is not what it always answers'
    const print = hash('sha1', `${method} ${path} ${status} ${type} ${text}`)
    if (fitting.has(print)) return null
    try {
      check(method, path, seen)
      fitting.add(print)
      return null
    } catch (error) {
      return (error as Error).message
    }
  }
  const memories: Memory[] = []
  for (let round = 0; round < rounds; round += 1) {
    const waiting = [...operations]
    const found: Memory[] = []
    await Promise.all(Array.from({ length: atOnce }, () => hammer(waiting, round, found)))
    memories.push(least(found))
  }
  const lines = [...shares].map(
    ([name, { sent, reached, statuses }]) =>
      `  ${name.padEnd(48)} ${sent} sent, ${Math.round((reached / sent) * 100)} % reached, ${[...statuses].toSorted((a, b) => a - b).join(' ')}`,
  )
  const [sent, reached] = [...shares.values()].reduce<[number, number]>(
    (sum, share) => [sum[0] + share.sent, sum[1] + share.reached],
    [0, 0],
  )
  process.stdout.write(
    `${lines.join('\n')}\n  seed ${seed}: ${sent} sent, ${Math.round((reached / sent) * 100)} % reached a handler, MB in the heap and in all: ${memories.map(({ heap, process }) => `${Math.round(heap / 1e6)} ${Math.round(process / 1e6)}`).join(', ')}\n`,
  )
  expect([...problems]).toEqual([])
  expect([...shares].filter(([name, share]) => share.reached === 0 && !unguessable.has(name)).map(([name]) => name)).toEqual([])
  expect(sent).toBeGreaterThanOrEqual(total)
  expect(reached / sent).toBeGreaterThanOrEqual(0.5)
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  const [first, second] = memories
  expect((second?.heap ?? Number.NaN) - (first?.heap ?? 0)).toBeLessThan(mostGrowth.heap)
  expect((second?.process ?? Number.NaN) - (first?.process ?? 0)).toBeLessThan(mostGrowth.process)
}, 1_800_000)
