import type { ServerResponse } from 'node:http'
import type { Service } from './faults.ts'
import { Refusal } from './http/exchange.ts'
import type { Incoming, Reply, Route } from './http/exchange.ts'
import { applyFault, strikesFirst } from './http/faulty-answers.ts'
import { formatJson } from './http/json.ts'
import { find, listen } from './http/listener.ts'
import type { Listener } from './http/listener.ts'
import type { Parts } from './parts.ts'

/** An order as both services have it for those who watch: the buyer's state, and all that is known. */
export type OrderAction = 'complete' | 'hold' | 'release' | 'refuse' | 'expire'

export type PaymentService = {
  readonly api: readonly Route[]
  readonly frame: readonly Route[]
  readonly refusal: (refusal: Refusal) => Reply
  /** Everything that the service believes. */
  truth(): unknown
  has(orderId: string): boolean
  force(orderId: string, action: OrderAction): void
  /** As a buyer in the frame would. */
  buy(orderId: string, input: Record<string, unknown>): Promise<unknown>
  /** As a buyer at the bank or in the app would. */
  decide(orderId: string, isApproved: boolean): unknown
  resume(): void
}

export const serialize = (reply: Reply): Buffer =>
  Buffer.from(reply.text ?? (reply.json === undefined ? '' : formatJson(reply.json)), 'utf8')

async function handled(service: PaymentService, routes: readonly Route[], request: Incoming): Promise<Reply> {
  try {
    const found = find(routes, request)
    if (!found) throw new Refusal(404, 'NOT_FOUND', `There is no ${request.method} ${request.path}`)
    return await found.handler(request, found.params)
  } catch (error) {
    if (error instanceof Refusal) return service.refusal(error)
    throw error
  }
}

/** The API, whose requests are kept and can be disturbed. */
export function listenForShops(parts: Parts, name: Service, service: PaymentService, port: number): Promise<Listener> {
  const { faults, calls, clock } = parts
  const answer = async (request: Incoming, response: ServerResponse): Promise<Reply | null> => {
    const { method, path, query } = request
    const fault = faults.strike({ service: name, method, path })
    const done = fault !== null && strikesFirst(fault) ? null : await handled(service, service.api, request)
    const content = done === null ? Buffer.alloc(0) : serialize(done)
    const reply = fault === null ? done : await applyFault(fault, done, content, response)
    const search = query.size === 0 ? '' : `?${query.toString()}`
    calls.add({
      at: new Date(clock.now()).toISOString(),
      service: name,
      direction: 'request',
      method,
      url: `${path}${search}`,
      kind: null,
      status: reply?.status ?? null,
      sent: request.body.toString('utf8'),
      answered: content.toString('utf8'),
      fault: fault?.effect ?? null,
    })
    return reply
  }
  return listen('127.0.0.1', port, serialize, answer)
}

/** The front end, on a host name of its own. */
export const listenForBuyers = (service: PaymentService, host: string, port: number): Promise<Listener> =>
  listen(host, port, serialize, (request) => handled(service, service.frame, request))
