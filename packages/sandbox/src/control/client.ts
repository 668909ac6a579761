import type { Call } from '../calls.ts'
import type { FaultRule } from '../faults.ts'
import type { CallbackAnswer, SentCallback } from '../http/callbacks.ts'
import { parseJson } from '../http/json.ts'
import type { BuyerInput, BuyerOutcome } from '../kco/buyer.ts'
import type { KcoTruth } from '../kco/truth.ts'
import type { QliroBuyerInput, QliroOutcome } from '../qliro/buyer.ts'
import type { QliroTruth } from '../qliro/truth.ts'
import type { OrderAction } from '../service.ts'
import type { SwitchChanges, Switches } from '../settings.ts'

export type Truth = {
  readonly now: string
  readonly kco: readonly KcoTruth[]
  readonly qliro: readonly QliroTruth[]
  readonly callbacks: readonly SentCallback[]
}

/** Steers a running sandbox; `createControl(address)` for one in another process. */
export type Control = {
  truth(): Promise<Truth>
  force(orderId: string, action: OrderAction): Promise<void>
  /** As a buyer in the frame, without a browser. */
  buyKco(orderId: string, input?: Partial<BuyerInput>): Promise<BuyerOutcome>
  buyQliro(orderId: string, input?: Partial<QliroBuyerInput>): Promise<QliroOutcome>
  /** As a buyer at the bank or in the app. */
  approve(orderId: string): Promise<BuyerOutcome | QliroOutcome>
  cancel(orderId: string): Promise<BuyerOutcome | QliroOutcome>
  /** Moves the time and runs what falls due on the way: pushes, transactions, expiry. */
  advance(milliseconds: number): Promise<void>
  addFaults(...rules: readonly FaultRule[]): Promise<void>
  clearFaults(): Promise<void>
  switches(changes?: SwitchChanges): Promise<Switches>
  calls(): Promise<readonly Call[]>
  clearCalls(): Promise<void>
  replay(callbackId: string): Promise<CallbackAnswer>
}

export function createControl(origin: string): Control {
  const ask = async <Answer>(method: string, path: string, body?: unknown): Promise<Answer> => {
    const init = body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
    const response = await fetch(`${origin}/__ctl${path}`, { method, ...init })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path} of the sandbox answered ${response.status}: ${text}`)
    return (text === '' ? undefined : parseJson(text)) as Answer
  }
  const at = (id: string, action: string): string => `/orders/${encodeURIComponent(id)}/${action}`
  return {
    truth: () => ask('GET', '/truth'),
    force: (id, action) => ask('POST', at(id, action)),
    buyKco: (id, input = {}) => ask('POST', at(id, 'buy'), input),
    buyQliro: (id, input = {}) => ask('POST', at(id, 'buy'), input),
    approve: (id) => ask('POST', at(id, 'approve')),
    cancel: (id) => ask('POST', at(id, 'cancel')),
    advance: (milliseconds) => ask('POST', '/clock', { advance: milliseconds }),
    addFaults: (...rules) => ask('POST', '/faults', rules),
    clearFaults: () => ask('DELETE', '/faults'),
    switches: (changes = {}) => ask('POST', '/switches', changes),
    calls: () => ask('GET', '/calls'),
    clearCalls: () => ask('DELETE', '/calls'),
    replay: (id) => ask('POST', '/callbacks/replay', { id }),
  }
}
