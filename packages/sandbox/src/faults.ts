import { createRandom } from './random.ts'

export type Service = 'kco' | 'qliro'

/** What a service does to the answer of a request, or to a callback of its own. */
export type FaultEffect =
  /** Both: waits `ms` and goes on. */
  | 'delay'
  /** Requests: never answers. */
  | 'hang'
  /** Requests: closes the connection. */
  | 'reset'
  /** Requests: answers `status` (503). */
  | 'status'
  /** Requests: answers 200 with something that is not JSON. */
  | 'garbage'
  /** Requests: does what was asked for, and closes the connection instead of answering. Callbacks: sends it and does not wait for the answer. */
  | 'lost'
  /** Requests: announces the whole answer, sends half of it and closes the connection. */
  | 'truncate'
  /** Requests: sends the answer in small pieces, `ms` (100) apart. */
  | 'drip'
  /** Callbacks: not sent. */
  | 'drop'
  /** Callbacks: sent `count` (2) times at once. */
  | 'duplicate'
  /** Callbacks: held back until the next one about the same order has been sent. */
  | 'reorder'
  /** Both: amounts that are `by` øre (1) more. */
  | 'tamperAmount'
  /** Both: another currency. */
  | 'wrongCurrency'

export type FaultRule = {
  readonly match: {
    readonly service?: Service
    readonly method?: string
    /** Part of a request's path. */
    readonly path?: string
    /** Kind of a callback, or its beginning: `kco.push`, `qliro.`; a rule with `callback` concerns callbacks alone, every other one requests alone. */
    readonly callback?: string
  }
  readonly effect: FaultEffect
  /** How often; without limit when left out. */
  readonly times?: number
  /** How likely, 0 to 1. */
  readonly p?: number
  readonly seed?: number
  readonly ms?: number
  readonly status?: number
  readonly count?: number
  readonly by?: number
  /** For `hang`, `reset`, `status` and `garbage`: first does what was asked for. */
  readonly afterwards?: boolean
}

export type Subject = { readonly service: Service; readonly method?: string; readonly path?: string; readonly callback?: string }

export type Faults = {
  add(rules: readonly FaultRule[]): void
  clear(): void
  list(): readonly (FaultRule & { readonly used: number })[]
  /** The first rule that strikes here; counts as used. */
  strike(subject: Subject): FaultRule | null
}

type Armed = { readonly rule: FaultRule; readonly random: () => number; used: number }

const fits = ({ match }: FaultRule, subject: Subject): boolean =>
  (match.callback === undefined) === (subject.callback === undefined) &&
  (match.service === undefined || match.service === subject.service) &&
  (match.method === undefined || match.method === subject.method) &&
  (match.path === undefined || (subject.path ?? '').includes(match.path)) &&
  (match.callback === undefined || (subject.callback ?? '').startsWith(match.callback))

export function createFaults(): Faults {
  let armed: Armed[] = []
  return {
    add(rules) {
      armed = [...armed, ...rules.map((rule) => ({ rule, random: createRandom(rule.seed ?? 1), used: 0 }))]
    },
    clear() {
      armed = []
    },
    list: () => armed.map(({ rule, used }) => ({ ...rule, used })),
    strike(subject) {
      const found = armed.find(
        (item) => item.used < (item.rule.times ?? Infinity) && fits(item.rule, subject) && item.random() < (item.rule.p ?? 1),
      )
      if (found === undefined) return null
      found.used += 1
      return found.rule
    },
  }
}
