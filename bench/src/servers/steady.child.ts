import { Agent } from 'node:http'
import { askOver, type Asked } from './asked.ts'
import { serveParent } from './child.ts'
import { atSteadyPace } from './steady-pace.ts'

/** So many requests a second, in turn, however long the answers take. */
export type Steady = {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly requests: readonly Asked[]
  readonly perSecond: number
  readonly seconds: number
}

/** How long each answer took from the moment at which it was to be asked for, ms, and how many were no success. */
export type SteadyResult = { readonly times: readonly number[]; readonly failed: number }

async function run({ requests, perSecond, seconds, ...server }: Steady): Promise<SteadyResult> {
  const agent = new Agent({ keepAlive: true })
  const [first] = requests
  if (!first) throw new Error('There is nothing to ask for')
  const answers = await atSteadyPace({ perSecond, count: perSecond * seconds }, async (index, due) => {
    const status = await askOver(agent, server, requests[index % requests.length] ?? first).then(
      (answer) => answer.status,
      () => null,
    )
    return { ms: performance.now() - due, status }
  })
  agent.destroy()
  return { times: answers.map(({ ms }) => ms), failed: answers.filter(({ status }) => status !== 200).length }
}

serveParent({}, { close: () => Promise.resolve(), task: (task) => run(task as Steady) })
