import { request as plainRequest, type IncomingMessage } from 'node:http'
import { request as tlsRequest } from 'node:https'
import { isIP } from 'node:net'
import { InsideError, isInside, outsideLookup } from '../../kernel/http/inside-addresses.ts'
import { plainHost, type WebhookEndpoint, type WebhookSettings } from './settings.ts'
import { type Message, signedHeaders } from './signature.ts'

export type Outcome =
  | { readonly taken: true }
  | {
      readonly taken: false
      /** For the operator; nothing of what the endpoint writes, which may hold what buyers have typed. */
      readonly reason: string
      /** It is this message that the endpoint does not take. */
      readonly refused: boolean
      /** How long (ms) the endpoint asks to be left alone. */
      readonly pause: number
    }

type Sending = {
  readonly endpoint: WebhookEndpoint
  readonly message: Message
  readonly settings: Pick<WebhookSettings, 'allowedHosts' | 'timeout'>
  readonly now: Date
  /** Ends what is under way. */
  readonly stop: AbortSignal
}

/** A status alone is the answer; what comes with it is read no further than this, so that the endpoint can end in peace. */
const mostBytes = 64 * 1024
/** Bad request, too large, another type, or not to be understood. */
const refusals: ReadonlySet<number> = new Set([400, 413, 415, 422])

const failed = (reason: string, { refused = false, pause = 0 } = {}): Outcome => ({ taken: false, reason, refused, pause })

const insideReason = (host: string) =>
  `${host} is inside the network: name a public address, or let it be told with WEBHOOK_ALLOW_HOSTS=${host}`

function reasonOf(error: unknown, host: string): string {
  if (error instanceof InsideError) return insideReason(error.message)
  const { code, message } = error as NodeJS.ErrnoException
  return `${host} has not answered (${code ?? message})`
}

/** Reads and forgets the rest of an answer. */
async function drained(answer: IncomingMessage): Promise<void> {
  let size = 0
  try {
    for await (const part of answer as AsyncIterable<Uint8Array>) if ((size += part.byteLength) > mostBytes) break
  } catch {
    return
  } finally {
    answer.destroy()
  }
}

async function outcomeOf(answer: IncomingMessage, host: string): Promise<Outcome> {
  const { statusCode = 0, headers } = answer
  await drained(answer)
  if (statusCode >= 200 && statusCode < 300) return { taken: true }
  const leadsOn = statusCode >= 300 && statusCode < 400 ? ', and redirects are not followed: name the address itself' : ''
  const seconds = Number(headers['retry-after'] ?? 0)
  return failed(`${host} answers ${statusCode}${leadsOn}`, {
    refused: refusals.has(statusCode),
    pause: Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : 0,
  })
}

/** Tells an endpoint once. Whatever comes of it is an outcome; nothing is thrown. */
export async function send({ endpoint: { url, secrets }, message, settings, now, stop }: Sending): Promise<Outcome> {
  const host = plainHost(url)
  const isAllowed = (name: string) => settings.allowedHosts.includes(name.toLowerCase())
  // An address that is no name is not looked up.
  if (isIP(host) !== 0 && isInside(host) && !isAllowed(host)) return failed(insideReason(host))
  const late = AbortSignal.timeout(settings.timeout)
  const body = Buffer.from(message.body)
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.byteLength,
    'user-agent': 'vidda',
    ...signedHeaders(message, secrets, now),
  }
  const options = {
    method: 'POST',
    headers,
    agent: false,
    lookup: outsideLookup(isAllowed),
    signal: AbortSignal.any([late, stop]),
  } as const
  try {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const asked = url.protocol === 'https:' ? tlsRequest(url, options, resolve) : plainRequest(url, options, resolve)
      asked.on('error', reject).end(body)
    })
    return await outcomeOf(answer, host)
  } catch (error) {
    return failed(late.aborted ? `${host} has not answered within ${settings.timeout / 1000} s` : reasonOf(error, host))
  }
}
