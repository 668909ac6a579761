import { Agent } from 'node:http'
import { quantile } from '../report/numbers.ts'
import { askOver, type Asked } from './asked.ts'
import { serveParent } from './child.ts'

/** Requests in turn over kept connections, each sending its next one when it has its answer; at least as many as there are requests. */
export type Loop = {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly requests: readonly Asked[]
  readonly connections: number
  readonly seconds: number
}

/** Times in ms; `bytes` is the mean size of a body, `failed` how many answers were no success. */
export type LoopResult = {
  readonly p50: number
  readonly p99: number
  readonly rate: number
  readonly bytes: number
  readonly failed: number
}

async function run({ url, headers, requests, connections, seconds }: Loop): Promise<LoopResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  let [bytes, failed, next] = [0, 0, 0]
  const began = performance.now()
  const end = began + seconds * 1000
  const worker = async () => {
    while (performance.now() < end || next < requests.length) {
      const asked = requests[next++ % requests.length]
      if (!asked) return
      const sent = performance.now()
      const answer = await askOver(agent, { url, headers }, asked)
      times.push(performance.now() - sent)
      bytes += answer.bytes
      if (answer.status !== 200) failed += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, worker))
  const took = (performance.now() - began) / 1000
  agent.destroy()
  return {
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    rate: times.length / took,
    bytes: Math.round(bytes / Math.max(1, times.length)),
    failed,
  }
}

serveParent({}, { close: () => Promise.resolve(), task: (task) => run(task as Loop) })
