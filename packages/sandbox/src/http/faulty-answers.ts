import { setTimeout as wait } from 'node:timers/promises'
import type { ServerResponse } from 'node:http'
import type { FaultRule } from '../faults.ts'
import type { Reply } from './exchange.ts'
import { withType } from './listener.ts'

const garbage = '<html><body><h1>It works!</h1></body></html>'

/** Whether the fault strikes before anything has been done. */
export const strikesFirst = ({ effect, afterwards = false }: FaultRule): boolean =>
  !afterwards && (effect === 'hang' || effect === 'reset' || effect === 'status' || effect === 'garbage')

/** Leaves the answer to the fault: null where the fault has the connection now. */
export async function applyFault(fault: FaultRule, reply: Reply | null, content: Buffer, response: ServerResponse): Promise<Reply | null> {
  switch (fault.effect) {
    case 'hang':
      return null
    case 'reset':
    case 'lost':
      response.socket?.resetAndDestroy()
      return null
    case 'status':
      return { status: fault.status ?? 503, json: {} }
    case 'garbage':
      return { status: 200, headers: { 'content-type': 'text/html' }, text: garbage }
    case 'delay':
      await wait(fault.ms ?? 1000)
      return reply
    case 'truncate':
      writeHead(response, reply, content)
      response.write(content.subarray(0, Math.floor(content.length / 2)), () => response.socket?.resetAndDestroy())
      return null
    case 'drip':
      writeHead(response, reply, content)
      await drip(response, content, fault.ms ?? 100)
      return null
    case 'tamperAmount':
      return changed(reply, ['order_amount', 'TotalPrice'], (value, key) =>
        typeof value === 'number' ? value + (key === 'TotalPrice' ? (fault.by ?? 1) / 100 : (fault.by ?? 1)) : value,
      )
    case 'wrongCurrency':
      return changed(reply, ['purchase_currency', 'Currency'], () => 'SEK')
    default:
      return reply
  }
}

function writeHead(response: ServerResponse, reply: Reply | null, content: Buffer): void {
  const { status = 200, headers = {} } = reply === null ? {} : withType(reply)
  response.writeHead(status, { 'content-length': content.length, ...headers })
}

async function drip(response: ServerResponse, content: Buffer, pause: number): Promise<void> {
  const piece = 64
  for (let start = 0; start < content.length && !response.destroyed; start += piece) {
    response.write(content.subarray(start, start + piece))
    await wait(pause)
  }
  response.end()
}

/** The same answer with some of its fields changed. */
function changed(reply: Reply | null, keys: readonly string[], change: (value: unknown, key: string) => unknown): Reply | null {
  if (reply === null || typeof reply.json !== 'object' || reply.json === null) return reply
  const entries = Object.entries(reply.json).map(([key, value]): [string, unknown] => [
    key,
    keys.includes(key) ? change(value, key) : value,
  ])
  return { ...reply, json: Object.fromEntries(entries) }
}
