import type { IncomingMessage } from 'node:http'
import { Agent, get } from 'node:https'
import { isIP } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { InsideError, isInside, outsideLookup } from '../../kernel/http/inside-addresses.ts'
import { mostBytes } from './kept-form.ts'
import { tooLarge } from './picture-file.ts'
import { RefusedPicture } from './refused.ts'

export type Fetched = { readonly data: Uint8Array; readonly etag: string | undefined; readonly modified: string | undefined }

/** What was fetched before, as its server named it. */
export type Before = Partial<Pick<Fetched, 'etag' | 'modified'>>

export type FetchOptions = {
  /** Hosts that may be inside the network, by the operator's word. */
  readonly allowedHosts?: readonly string[] | undefined
  /** How long (ms) one picture may take, redirects included; a minute when left out. */
  readonly longest?: number | undefined
}

const minute = 60_000
const mostRedirects = 5
/** Failures in a row after which a server is not asked any more. */
const mostFailures = 3
const retryAfter = 1000
const mostSockets = 8

const statuses = { ok: 200, unchanged: 304, tooMany: 429 } as const
const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])
const passing: ReadonlySet<number> = new Set([statuses.tooMany, 502, 503, 504])

const plainHost = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '').toLowerCase()

const insideReason = (host: string): string =>
  `must not lead to ${host}, which is inside the network: name the picture's public address, or allow the host with --allow-host ${host}`

const silentReason = (host: string): string =>
  `must come from a server that answers, and ${host} does not: correct the address, or try again later`

/** How often in a row a server has failed, and how last. */
type Failing = { readonly count: number; readonly reason: string }

/** A failure of the way to a server or of the server, which may pass. */
class Passing extends Error {}

function addressOf(src: string): URL {
  const url = URL.parse(src)
  if (!url || url.protocol !== 'https:') throw new RefusedPicture('must be an address that begins with https://: correct it')
  if (url.username !== '' || url.password !== '')
    throw new RefusedPicture('must be an address without a user and a password: take them out')
  url.hash = ''
  return url
}

/** The address by which a picture is remembered. Throws RefusedPicture. */
export const canonicalAddress = (src: string): string => addressOf(src).href

async function bodyOf(answer: IncomingMessage): Promise<Uint8Array> {
  if (Number(answer.headers['content-length'] ?? 0) > mostBytes) throw new RefusedPicture(tooLarge)
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of answer as AsyncIterable<Uint8Array>) {
    size += part.byteLength
    // Its server need not say how long it is, or say the truth.
    if (size > mostBytes) throw new RefusedPicture(tooLarge)
    parts.push(part)
  }
  return Buffer.concat(parts, size)
}

/** Why there was no answer, or none to the end. */
function reasonOf(error: unknown, host: string): string {
  if (error instanceof InsideError) return insideReason(error.message)
  const { code = '', message } = error as NodeJS.ErrnoException
  if (code === 'ENOTFOUND') return `must come from a server that there is, and nobody knows ${host}: correct the address`
  if (/CERT|TLS|SSL|ALTNAME|SIGNATURE/.test(code))
    return `must come from a server whose certificate is trusted, and that of ${host} is not (${code}): have it renewed, or name its authority in NODE_EXTRA_CA_CERTS`
  if (error instanceof Passing && message.startsWith('answers')) return `must lead to a picture, and the server ${message}: try again later`
  return silentReason(host)
}

/** Fetches pictures from servers of others, and from no server inside the network that was not allowed. */
export class PictureFetcher {
  readonly #allowed: ReadonlySet<string>
  readonly #longest: number
  readonly #agent = new Agent({ keepAlive: true, maxSockets: mostSockets })
  readonly #lookup = outsideLookup((host) => this.#allowed.has(host.toLowerCase()))
  readonly #failing = new Map<string, Failing>()

  constructor({ allowedHosts = [], longest = minute }: FetchOptions) {
    this.#allowed = new Set(allowedHosts.map((host) => host.toLowerCase()))
    this.#longest = longest
  }

  /** Null where it is what it was before. Throws RefusedPicture. */
  async fetch(src: string, before: Before = {}): Promise<Fetched | null> {
    const url = addressOf(src)
    const host = plainHost(url)
    const { count, reason } = this.#failing.get(url.host) ?? { count: 0, reason: '' }
    if (count >= mostFailures) throw new RefusedPicture(reason)
    const signal = AbortSignal.timeout(this.#longest)
    try {
      return await this.#follow(url, before, signal)
    } catch (error) {
      if (error instanceof RefusedPicture) throw error
      throw this.#failed(url.host, signal.aborted ? this.#slowReason(host) : reasonOf(error, host), error)
    }
  }

  #failed(server: string, reason: string, cause: unknown): RefusedPicture {
    this.#failing.set(server, { count: (this.#failing.get(server)?.count ?? 0) + 1, reason })
    return new RefusedPicture(reason, { cause })
  }

  #slowReason(host: string): string {
    return `must come within ${this.#longest / 1000} s, and ${host} takes longer: try again later, or bring it as a file`
  }

  close(): void {
    this.#agent.destroy()
  }

  async #follow(first: URL, before: Before, signal: AbortSignal): Promise<Fetched | null> {
    let url = first
    for (let steps = 0; steps <= mostRedirects; steps += 1) {
      const answer = await this.#patientAsk(url, before, signal)
      try {
        const { statusCode = 0, headers } = answer
        const data = statusCode === statuses.ok ? await bodyOf(answer) : null
        this.#failing.delete(url.host)
        if (data) return { data, etag: headers.etag, modified: headers['last-modified'] }
        if (statusCode === statuses.unchanged) return null
        if (!redirects.has(statusCode) || headers.location === undefined) {
          throw new RefusedPicture(`must lead to a picture, and the server answers ${statusCode}: correct the address`)
        }
        url = this.#redirected(headers.location, url)
      } finally {
        // One that is not read to its end would hold its connection.
        answer.destroy()
      }
    }
    throw new RefusedPicture(`must lead to a picture, and leads on more than ${mostRedirects} times: name the last address`)
  }

  #redirected(location: string, from: URL): URL {
    const to = URL.parse(location, from)
    if (to?.protocol === 'https:' && to.username === '' && to.password === '') return to
    throw new RefusedPicture('must lead to an address that begins with https://, and leads elsewhere: name the picture itself')
  }

  /** Asks once more where that may help. */
  async #patientAsk(url: URL, before: Before, signal: AbortSignal): Promise<IncomingMessage> {
    try {
      return await this.#ask(url, before, signal)
    } catch (error) {
      if (!(error instanceof Passing)) throw error
      await setTimeout(retryAfter, undefined, { signal })
      return this.#ask(url, before, signal)
    }
  }

  #ask(url: URL, { etag, modified }: Before, signal: AbortSignal): Promise<IncomingMessage> {
    const host = plainHost(url)
    // An address that is no name is not looked up.
    if (isIP(host) !== 0 && isInside(host) && !this.#allowed.has(host)) throw new RefusedPicture(insideReason(host))
    const headers = {
      accept: 'image/avif, image/webp, image/png, image/jpeg',
      'accept-encoding': 'identity',
      'user-agent': 'vidda',
      ...(etag !== undefined && { 'if-none-match': etag }),
      ...(modified !== undefined && { 'if-modified-since': modified }),
    }
    return new Promise((resolve, reject) => {
      get(url, { agent: this.#agent, lookup: this.#lookup, headers, signal }, (answer) => {
        if (!passing.has(answer.statusCode ?? 0)) return resolve(answer)
        answer.destroy()
        reject(new Passing(`answers ${answer.statusCode}`))
      }).on('error', (error: NodeJS.ErrnoException) => {
        reject(error.code === 'ECONNRESET' || error.code === 'EPIPE' ? new Passing(error.message, { cause: error }) : error)
      })
    })
  }
}
