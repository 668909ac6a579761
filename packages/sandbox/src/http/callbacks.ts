import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Calls } from '../calls.ts'
import type { Clock } from '../clock.ts'
import type { Faults, FaultRule, Service } from '../faults.ts'
import type { Collection } from '../journal.ts'

export type CallbackAnswer = {
  /** Null where no answer came. */
  readonly status: number | null
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** One request that a service made to the shop. */
export type SentCallback = {
  readonly id: string
  readonly service: Service
  readonly kind: string
  readonly orderId: string
  readonly url: string
  readonly body: string
  readonly at: string
  /** What the shop answered; null where no answer came in time, or none was waited for. */
  readonly status: number | null
  readonly answer: string
}

export type CallbackRequest = {
  readonly service: Service
  readonly kind: string
  readonly orderId: string
  readonly url: string
  /** Empty: a request without a body and without a content type. */
  readonly body: string
  /** How long the answer is waited for, in time that tests can move. */
  readonly patience: number
  /** Sent by the clock, which waits for it: then the machine's time limits it as well, or a silent shop would stop the clock. */
  readonly fromClock?: boolean
}

export type Callbacks = {
  send(request: CallbackRequest): Promise<CallbackAnswer>
  /** Sends an earlier one again, as it was. */
  replay(id: string): Promise<CallbackAnswer>
}

const silence: CallbackAnswer = { status: null, headers: {}, body: '' }

type Parts = { readonly clock: Clock; readonly faults: Faults; readonly calls: Calls; readonly sent: Collection<SentCallback> }

export function createCallbacks({ clock, faults, calls, sent }: Parts): Callbacks {
  const heldBack = new Map<string, CallbackRequest>()

  const deliver = async (request: CallbackRequest, fault: FaultRule | null): Promise<CallbackAnswer> => {
    const at = new Date(clock.now()).toISOString()
    const given = fault === null ? request : tampered(request, fault)
    const answer = fault?.effect === 'lost' ? await lost(given, clock) : await post(given, clock)
    const { service, kind, orderId, url, body } = given
    const id = randomUUID()
    sent.save(id, { id, service, kind, orderId, url, body, at, status: answer.status, answer: answer.body.slice(0, 2000) })
    const words = { sent: body, answered: answer.body, fault: fault?.effect ?? null }
    calls.add({ at, service, direction: 'callback', method: 'POST', url, kind, status: answer.status, ...words })
    return answer
  }

  const send = async (request: CallbackRequest): Promise<CallbackAnswer> => {
    const fault = faults.strike({ service: request.service, callback: request.kind })
    if (fault?.effect === 'drop') return silence
    if (fault?.effect === 'reorder') {
      heldBack.set(request.orderId, request)
      return silence
    }
    if (fault?.effect === 'delay') await wait(fault.ms ?? 1000)
    const copies = fault?.effect === 'duplicate' ? (fault.count ?? 2) : 1
    const answers = await Promise.all(Array.from({ length: copies }, () => deliver(request, fault)))
    const earlier = heldBack.get(request.orderId)
    if (earlier) {
      heldBack.delete(request.orderId)
      await deliver(earlier, null)
    }
    return answers[0] ?? silence
  }

  return {
    send,
    async replay(id) {
      const earlier = sent.get(id)
      return earlier === undefined ? silence : await deliver({ ...earlier, patience: 10_000, fromClock: true }, null)
    },
  }
}

function tampered(request: CallbackRequest, { effect, by = 1 }: FaultRule): CallbackRequest {
  const body =
    effect === 'tamperAmount'
      ? request.body
          .replaceAll(/("order_amount":)(-?\d+)/gu, (_, key: string, amount: string) => `${key}${Number(amount) + by}`)
          .replaceAll(
            /("PricePerItemIncVat":)(-?[\d.]+)/gu,
            (_, key: string, amount: string) => `${key}${(Number(amount) * 100 + by) / 100}`,
          )
      : effect === 'wrongCurrency'
        ? request.body.replaceAll(/("(?:purchase_currency|Currency)":)"\w+"/gu, '$1"SEK"')
        : request.body
  return { ...request, body }
}

async function lost(request: CallbackRequest, clock: Clock): Promise<CallbackAnswer> {
  await post(request, clock)
  return silence
}

/** On a connection of its own: one that is kept could have been closed by a shop that was restarted. */
function post({ url, body, patience, fromClock = false }: CallbackRequest, clock: Clock): Promise<CallbackAnswer> {
  return new Promise((resolve) => {
    const begin = url.startsWith('https:') ? httpsRequest : httpRequest
    const headers = {
      'content-length': Buffer.byteLength(body),
      ...(body === '' ? {} : { 'content-type': 'application/json; charset=utf-8' }),
    }
    const outgoing = begin(url, { method: 'POST', agent: false, headers })
    const forget = clock.at(clock.now() + patience, () => void outgoing.destroy())
    const timer = fromClock ? setTimeout(() => outgoing.destroy(), patience) : undefined
    const end = (answer: CallbackAnswer): void => {
      clearTimeout(timer)
      forget()
      resolve(answer)
    }
    outgoing.on('error', () => end(silence))
    outgoing.on('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', () => end(silence))
      response.on('close', () => {
        if (!response.complete) return end(silence)
        const received = Object.entries(response.headers).map(([name, value]) => [name, String(value)])
        end({
          status: response.statusCode ?? null,
          headers: Object.fromEntries(received) as Record<string, string>,
          body: Buffer.concat(chunks).toString('utf8'),
        })
      })
    })
    outgoing.end(body)
  })
}
