import { setTimeout as pause } from 'node:timers/promises'

/** A provider's answer; `body` is null where it was no JSON. */
export type Answered = { readonly status: number; readonly body: unknown; readonly headers: Headers }

/** Timeout, network error or an unusable response. The outcome of the call is unknown, unless `sent` is false. */
export class NoProviderAnswer extends Error {
  override readonly name = 'NoProviderAnswer'
  /** Whether the request may have reached the provider. */
  readonly sent: boolean

  constructor(message: string, sent: boolean, cause?: unknown) {
    super(message, { cause })
    this.sent = sent
  }
}

/** The provider said no, and would say it again. */
export class ProviderRefusal extends Error {
  override readonly name = 'ProviderRefusal'
  readonly status: number
  /** The provider's own word for it, such as `READ_ONLY_ORDER`. */
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

/** Whether it is the provider that has not answered, or not as asked. */
export const isProviderFault = (error: unknown): error is NoProviderAnswer | ProviderRefusal =>
  error instanceof NoProviderAnswer || error instanceof ProviderRefusal

export type Outgoing = {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** The very bytes that are sent, for what is signed. */
  readonly body?: string
  /** Limit in ms of one try. */
  readonly timeout: number
  /** Pauses (ms) before further tries, of calls that may be repeated. */
  readonly retries?: readonly number[]
  /** Applied to the response text before JSON.parse, such as to turn 64-bit numbers into strings. */
  readonly readText?: (text: string) => string
}

const most = 2 * 1024 * 1024

async function textOf({ body, url }: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body ?? []) {
    size += part.byteLength
    if (size > most) throw new Error(`${new URL(url).host} answers too much`)
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function parsed(text: string): unknown {
  try {
    return text === '' ? null : (JSON.parse(text) as unknown)
  } catch {
    return null
  }
}

/** Nothing was sent where no connection came about. */
const neverSent: ReadonlySet<unknown> = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT'])

const causeOf = (error: unknown): unknown =>
  error instanceof Error ? ((error.cause as { code?: unknown } | undefined)?.code ?? null) : null

async function oneTry({ method, url, headers, body, timeout, readText = (text) => text }: Outgoing): Promise<Answered> {
  const { host, pathname } = new URL(url)
  try {
    const signal = AbortSignal.timeout(timeout)
    const answer = await fetch(url, { method, headers, signal, redirect: 'error', ...(body !== undefined && { body }) })
    const text = readText(await textOf(answer))
    const json = parsed(text)
    if (answer.ok && text !== '' && json === null) throw new Error('the answer is no JSON')
    return { status: answer.status, body: json, headers: answer.headers }
  } catch (error) {
    const sent = !neverSent.has(causeOf(error))
    throw new NoProviderAnswer(`${host} has not answered ${method} ${pathname}: ${(error as Error).message}`, sent, error)
  }
}

/** What may be over at the next try. */
const isPassing = ({ status }: Answered) => status >= 500 || status === 429 || status === 409

const jittered = (ms: number) => ms * (0.75 + Math.random() / 2)

/** Calls a provider, again where the call may be repeated; throws {@link NoProviderAnswer} where none came. */
export async function call(outgoing: Outgoing): Promise<Answered> {
  const { retries = [] } = outgoing
  for (const wait of retries) {
    try {
      const answer = await oneTry(outgoing)
      if (!isPassing(answer)) return answer
    } catch (error) {
      if (!(error instanceof NoProviderAnswer)) throw error
    }
    await pause(jittered(wait))
  }
  return oneTry(outgoing)
}

/** Reads an answer as what it should be; one that is something else says nothing of what was done. */
export function understood<Result>({ body }: Answered, read: (body: never) => Result): Result {
  try {
    return read(body as never)
  } catch (error) {
    throw new NoProviderAnswer(`A provider has answered something that it should not: ${(error as Error).message}`, true, error)
  }
}
