import { createCalls } from './calls.ts'
import { createClock } from './clock.ts'
import { createControl } from './control/client.ts'
import type { Control } from './control/client.ts'
import { controlRoutes } from './control/routes.ts'
import { createFaults } from './faults.ts'
import { Refusal } from './http/exchange.ts'
import type { Incoming, Reply, Route } from './http/exchange.ts'
import { createCallbacks } from './http/callbacks.ts'
import type { SentCallback } from './http/callbacks.ts'
import { find, listen } from './http/listener.ts'
import type { Listener } from './http/listener.ts'
import { openJournal } from './journal.ts'
import { createKco } from './kco/kco.ts'
import { refuseProduction } from './refuse-production.ts'
import { createQliro } from './qliro/qliro.ts'
import { listenForBuyers, listenForShops, serialize } from './service.ts'
import { initialSwitches, kcoMerchant, qliroMerchants, withChanges } from './settings.ts'
import type { KcoMerchant, QliroMerchant, SwitchChanges } from './settings.ts'
import { createTokens } from './tokens.ts'

export type SandboxPorts = {
  readonly control?: number
  readonly kcoApi?: number
  readonly kcoFrame?: number
  readonly qliroApi?: number
  readonly qliroFrame?: number
}

export type SandboxOptions = {
  /** 0, the default, lets the system choose. */
  readonly ports?: SandboxPorts
  /** The frames' host name: another site than the shop's. */
  readonly frameHost?: '127.0.0.1' | 'localhost'
  /** A file of JSON lines that keeps everything over a restart; without one it is in memory alone. */
  readonly journal?: string | null
  /** Forgets what the journal has. */
  readonly fresh?: boolean
  /** `stands`: time passes only when it is moved, so that tests do not depend on how long they take. As a rule it `runs`. */
  readonly clock?: 'runs' | 'stands'
  readonly switches?: SwitchChanges
  readonly kcoMerchants?: readonly KcoMerchant[]
  readonly qliroMerchants?: readonly QliroMerchant[]
}

export type Sandbox = {
  readonly kco: KcoMerchant & { readonly baseUrl: string; readonly frameOrigin: string }
  /** The first merchant; each shop may have one of its own. */
  readonly qliro: QliroMerchant & { readonly baseUrl: string; readonly frameOrigin: string; readonly merchants: readonly QliroMerchant[] }
  readonly control: Control
  readonly controlUrl: string
  stop(): Promise<void>
}

/** Starts both payment services in this process. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  refuseProduction(process.env)
  const { ports = {}, frameHost = '127.0.0.1', journal: path = null, fresh = false } = options
  const { kcoMerchants = [kcoMerchant], qliroMerchants: merchants = qliroMerchants } = options
  const [firstKco, firstQliro] = [kcoMerchants[0], merchants[0]]
  if (!firstKco || !firstQliro) throw new Error('The sandbox needs at least one merchant of each service')

  const journal = openJournal(path, fresh)
  const kept = journal.collection<number>('clock')
  const clock = createClock({ offset: kept.get('offset') ?? 0, stands: options.clock === 'stands' })
  const [faults, calls, sent] = [createFaults(), createCalls(), journal.collection<SentCallback>('callback')]
  const callbacks = createCallbacks({ clock, faults, calls, sent })
  let switches = withChanges(initialSwitches, options.switches ?? {})
  const tokens = createTokens(journal, clock)
  const parts = { clock, journal, faults, calls, callbacks, tokens, switches: () => switches, kcoMerchants, qliroMerchants: merchants }

  const origins = { kcoApi: '', kcoFrame: '', qliroApi: '', qliroFrame: '' }
  const kco = createKco(parts, { api: () => origins.kcoApi, frame: () => origins.kcoFrame })
  const qliro = createQliro(parts, { api: () => origins.qliroApi, frame: () => origins.qliroFrame })
  const change = (changes: SwitchChanges) => (switches = withChanges(switches, changes))
  const keepClock = (): void => kept.save('offset', clock.offset())
  const routes = controlRoutes({
    clock,
    faults,
    calls,
    callbacks,
    sent,
    services: { kco, qliro },
    switches: () => switches,
    change,
    keepClock,
  })

  const listeners = await allOrNone([
    () => listen('127.0.0.1', ports.control ?? 0, serialize, (request) => controlReply(routes, request)),
    () => listenForShops(parts, 'kco', kco, ports.kcoApi ?? 0),
    () => listenForBuyers(kco, frameHost, ports.kcoFrame ?? 0),
    () => listenForShops(parts, 'qliro', qliro, ports.qliroApi ?? 0),
    () => listenForBuyers(qliro, frameHost, ports.qliroFrame ?? 0),
  ])
  const [controlUrl = '', kcoApi = '', kcoFrame = '', qliroApi = '', qliroFrame = ''] = listeners.map(({ origin }) => origin)
  Object.assign(origins, { kcoApi, kcoFrame, qliroApi, qliroFrame })
  kco.resume()
  qliro.resume()

  return {
    kco: { ...firstKco, baseUrl: kcoApi, frameOrigin: kcoFrame },
    qliro: { ...firstQliro, merchants, baseUrl: qliroApi, frameOrigin: qliroFrame },
    control: createControl(controlUrl),
    controlUrl,
    async stop() {
      clock.stop()
      await Promise.all(listeners.map((listener) => listener.close()))
    },
  }
}

/** Where one port cannot be had, none is kept. */
async function allOrNone(starts: readonly (() => Promise<Listener>)[]): Promise<readonly Listener[]> {
  const open: Listener[] = []
  try {
    for (const start of starts) open.push(await start())
    return open
  } catch (error) {
    await Promise.all(open.map((listener) => listener.close()))
    throw error
  }
}

async function controlReply(routes: readonly Route[], request: Incoming): Promise<Reply> {
  try {
    const found = find(routes, request)
    if (!found) throw new Refusal(404, 'NOT_FOUND', `There is no ${request.method} ${request.path}`)
    return await found.handler(request, found.params)
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, json: { error: error.code, messages: error.messages } }
    throw error
  }
}
