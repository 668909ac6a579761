import { median } from '../report/numbers.ts'
import type { Burst, BurstResult } from '../servers/load.child.ts'
import type { Child } from '../servers/start-child.ts'

/** A way of answering, measured. `cpu` is the CPU time of one page in ms, `busy` the part of the time that its process was at work. */
export type Measured = {
  readonly rate: number
  readonly p50: number
  readonly p99: number
  readonly cpu: number
  readonly busy: number
  readonly failed: number
}

export type Loading = { readonly connections: number; readonly seconds: number; readonly repetitions: number }

/** A server under load; only its own process's time counts. */
export type Target = { readonly server: Child<unknown>; readonly url: string }

async function once(load: Child<unknown>, { server, url }: Target, { connections, seconds }: Loading): Promise<Measured> {
  const before = await server.cpu()
  const result = await load.task<BurstResult>({ url, connections, seconds } satisfies Burst)
  const used = (await server.cpu()) - before
  const { pages, p50, p99, failed } = result
  return { rate: pages / result.seconds, p50, p99, cpu: used / pages, busy: used / (result.seconds * 1000), failed }
}

const fields = ['rate', 'p50', 'p99', 'cpu', 'busy', 'failed'] as const

const middle = (all: readonly Measured[]): Measured =>
  Object.fromEntries(fields.map((field) => [field, median(all.map((one) => one[field]))])) as Measured

/** Warms every target up, then measures them in turns, so that what else goes on in the machine meets all of them; `beside` is measured in each turn. Medians. */
export async function measure<Name extends string>(
  load: Child<unknown>,
  targets: Readonly<Record<Name, Target>>,
  loading: Loading,
  beside: () => Promise<void> = () => Promise.resolve(),
): Promise<Readonly<Record<Name, Measured>>> {
  const names = Object.keys(targets) as Name[]
  const found = Object.fromEntries(names.map((name) => [name, [] as Measured[]])) as Record<Name, Measured[]>
  for (const name of names) await once(load, targets[name], { ...loading, seconds: Math.ceil(loading.seconds / 2) })
  for (let turn = 0; turn < loading.repetitions; turn += 1) {
    for (const name of names) found[name].push(await once(load, targets[name], loading))
    await beside()
  }
  return Object.fromEntries(names.map((name) => [name, middle(found[name])])) as Record<Name, Measured>
}
