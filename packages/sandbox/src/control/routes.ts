import type { Calls } from '../calls.ts'
import type { Clock } from '../clock.ts'
import type { FaultRule, Faults } from '../faults.ts'
import { Refusal, route } from '../http/exchange.ts'
import type { Incoming, Reply, Route } from '../http/exchange.ts'
import type { Callbacks, SentCallback } from '../http/callbacks.ts'
import type { Collection } from '../journal.ts'
import type { OrderAction, PaymentService } from '../service.ts'
import type { SwitchChanges, Switches } from '../settings.ts'

export type ControlParts = {
  readonly clock: Clock
  readonly faults: Faults
  readonly calls: Calls
  readonly callbacks: Callbacks
  readonly sent: Collection<SentCallback>
  readonly services: { readonly kco: PaymentService; readonly qliro: PaymentService }
  readonly switches: () => Switches
  readonly change: (changes: SwitchChanges) => Switches
  readonly keepClock: () => void
}

const actions: readonly OrderAction[] = ['complete', 'hold', 'release', 'refuse', 'expire']
const path = '/__ctl'
const done: Reply = { status: 204 }

const loopback = /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/u

/** A page in a browser must not steer the sandbox: its requests have an origin, or come by a name that was bent to this machine. */
function refusePages({ headers }: Incoming): void {
  if (headers.origin !== undefined || !loopback.test(headers.host ?? ''))
    throw new Refusal(403, 'FORBIDDEN', 'The control API is not for pages')
}

const bodyOf = ({ body }: Incoming): Record<string, unknown> => {
  const value: unknown = body.length === 0 ? {} : JSON.parse(body.toString('utf8'))
  if (typeof value !== 'object' || value === null) throw new Refusal(400, 'BAD_VALUE', 'The body must be an object or an array')
  return value as Record<string, unknown>
}

/** Steers the sandbox and tells what it believes */
export function controlRoutes(parts: ControlParts): readonly Route[] {
  const { clock, faults, calls, callbacks, sent, services } = parts

  const serviceOf = (id = ''): PaymentService => {
    const found = Object.values(services).find((service) => service.has(id))
    if (!found) throw new Refusal(404, 'NO_SUCH_ORDER', `No service has an order ${id}`)
    return found
  }

  const time = (): Reply => ({ status: 200, json: { now: new Date(clock.now()).toISOString(), offset: clock.offset() } })

  return [
    route('GET', `${path}/truth`, () => ({
      status: 200,
      json: {
        now: new Date(clock.now()).toISOString(),
        kco: services.kco.truth(),
        qliro: services.qliro.truth(),
        callbacks: sent.values(),
      },
    })),
    route('POST', `${path}/orders/{id}/buy`, async (request, { id = '' }) => ({
      status: 200,
      json: await serviceOf(id).buy(id, bodyOf(request)),
    })),
    route('POST', `${path}/orders/{id}/approve`, (_, { id = '' }) => ({ status: 200, json: serviceOf(id).decide(id, true) })),
    route('POST', `${path}/orders/{id}/cancel`, (_, { id = '' }) => ({ status: 200, json: serviceOf(id).decide(id, false) })),
    ...actions.map((action) =>
      route('POST', `${path}/orders/{id}/${action}`, (_, { id = '' }) => {
        serviceOf(id).force(id, action)
        return done
      }),
    ),
    route('GET', `${path}/clock`, time),
    route('POST', `${path}/clock`, async (request) => {
      const { advance } = bodyOf(request)
      if (typeof advance !== 'number' || advance < 0) throw new Refusal(400, 'BAD_VALUE', 'advance must be milliseconds, 0 or more')
      await clock.advance(advance)
      parts.keepClock()
      return time()
    }),
    route('GET', `${path}/faults`, () => ({ status: 200, json: faults.list() })),
    route('POST', `${path}/faults`, (request) => {
      const rules = bodyOf(request)
      faults.add((Array.isArray(rules) ? rules : [rules]) as unknown as readonly FaultRule[])
      return done
    }),
    route('DELETE', `${path}/faults`, () => {
      faults.clear()
      return done
    }),
    route('GET', `${path}/switches`, () => ({ status: 200, json: parts.switches() })),
    route('POST', `${path}/switches`, (request) => ({ status: 200, json: parts.change(bodyOf(request) as SwitchChanges) })),
    route('GET', `${path}/calls`, () => ({ status: 200, json: calls.list() })),
    route('DELETE', `${path}/calls`, () => {
      calls.clear()
      return done
    }),
    route('POST', `${path}/callbacks/replay`, async (request) => {
      const { id } = bodyOf(request)
      if (typeof id !== 'string' || sent.get(id) === undefined)
        throw new Refusal(404, 'NO_SUCH_CALLBACK', `There is no callback ${String(id)}`)
      return { status: 200, json: await callbacks.replay(id) }
    }),
  ].map((item) => ({
    ...item,
    handler: (request, params) => {
      refusePages(request)
      return item.handler(request, params)
    },
  }))
}
