import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { FeedPurchase } from '@vidda/contract/wire'

/** How the receiver answers: a status, or in a way in which systems fail. */
export type Behaviour =
  | number
  | 'hang'
  | 'hang up'
  | 'flood'
  | { readonly location: string }
  | { readonly retryAfter: number }
  | { readonly after: number }

export type Received = {
  readonly method: string
  readonly url: string
  readonly id: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** What the receiver has found of the signature, with its own secret. */
  readonly genuine: boolean
  readonly taken: boolean
}

type State = { readonly received: readonly Received[]; readonly written: number; readonly port: number }

/** A chain's own system, in a process of its own. */
export type Receiver = {
  readonly url: string
  received(): Promise<readonly Received[]>
  /** What it has taken, as the purchases that it was told of. */
  taken(): Promise<readonly FeedPurchase[]>
  /** Bytes that it has answered in a flood. */
  written(): Promise<number>
  /** Of the next requests, each in turn. */
  answer(...behaviours: readonly Behaviour[]): Promise<void>
  /** Of those that nothing else is said of. */
  answerAlways(behaviour: Behaviour): Promise<void>
  /** Moves its clock (ms). */
  advance(ms: number): Promise<void>
  close(): Promise<void>
}

const path = fileURLToPath(new URL('./receiver-process.ts', import.meta.url))

export async function startReceiver(secret: string): Promise<Receiver> {
  const child = fork(path, [secret])
  const state = async () => (await once(child, 'message'))[0] as State
  const { port } = await state()
  let asked: Promise<unknown> = Promise.resolve()
  const ask = (call: object): Promise<State> => {
    const answer = asked.then(() => {
      const told = state()
      child.send(call)
      return told
    })
    asked = answer
    return answer
  }
  return {
    url: `http://127.0.0.1:${port}/orders?from=vidda`,
    received: async () => (await ask({})).received,
    taken: async () => (await ask({})).received.filter(({ taken }) => taken).map(({ body }) => JSON.parse(body) as FeedPurchase),
    written: async () => (await ask({})).written,
    answer: async (...behaviours) => void (await ask({ behaviours })),
    answerAlways: async (behaviour) => void (await ask({ always: behaviour })),
    advance: async (ms) => void (await ask({ advance: ms })),
    async close() {
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}
