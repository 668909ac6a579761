import type { Answered, Sent, Transport } from '@vidda/client'
import type { Dispatcher } from 'undici'
import type { CommerceTarget } from './api-gateway.ts'
import { openPool, wasClosed } from './commerce-pool.ts'

/** How a host's loaders reach the commerce API. */
export type CommerceTransport = { readonly send: Transport; readonly close: () => void }

export function commerceTransport(target: CommerceTarget): CommerceTransport {
  return target.kind === 'here' ? inProcess(target.fetch) : overHttp(target.origin)
}

function inProcess(fetch: (request: Request) => Promise<Response>): CommerceTransport {
  const send: Transport = ({ method, path, headers, body, deadline }) =>
    within(deadline, async (signal) => {
      const response = await fetch(new Request(`http://commerce${path}`, { method: method.toUpperCase(), headers, body, signal }))
      return { status: response.status, text: await response.text() }
    })
  return { send, close: () => undefined }
}

/** Over connections that stay open: a quarter of what the same request costs by fetch, on every page that is made. */
function overHttp(origin: string): CommerceTransport {
  const pool = openPool(origin)

  async function exchange({ method, path, headers, body }: Sent, signal: AbortSignal): Promise<Answered> {
    const verb = method.toUpperCase() as Dispatcher.HttpMethod
    const answer = await pool.request({ method: verb, path, headers, body, signal })
    return { status: answer.statusCode, text: await answer.body.text() }
  }

  const send: Transport = (sent) =>
    within(sent.deadline, (signal) =>
      exchange(sent, signal).catch((error: unknown) => {
        // What is sent here only reads.
        if (wasClosed(error)) return exchange(sent, signal)
        throw error
      }),
    )
  return { send, close: () => void pool.destroy() }
}

/** The deadline holds by itself: a pool hears of a signal only once the call has a connection. */
function within<T>(deadline: number | null, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const limit = new AbortController()
    const handleTimeout = () => {
      const late = new Error(`no answer in ${deadline} ms`)
      limit.abort(late)
      reject(late)
    }
    const timer = deadline === null ? undefined : setTimeout(handleTimeout, deadline)
    work(limit.signal)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer))
  })
}
