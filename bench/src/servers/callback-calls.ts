import { subscribe } from 'node:diagnostics_channel'
import type { ClientRequest, IncomingMessage } from 'node:http'

/** A call of a provider: `klarna validation`, how long its answer took, and the answer's status; null where none came. */
export type CallbackCall = { readonly kind: string; readonly ms: number; readonly status: number | null }

const callback = /\/checkout\/(\w+)\/(\w+)\//u

/** Times the callbacks that this process sends from now on, from the request to the head of its answer. */
export function timeCallbacks() {
  const began = new Map<ClientRequest, number>()
  let calls: CallbackCall[] = []
  const end = (request: ClientRequest, status: number | null) => {
    const [, provider, purpose] = callback.exec(request.path) ?? []
    const from = began.get(request)
    if (from === undefined) return
    began.delete(request)
    calls.push({ kind: `${provider} ${purpose}`, ms: performance.now() - from, status })
  }
  subscribe('http.client.request.start', (message) => {
    const { request } = message as { readonly request: ClientRequest }
    if (callback.test(request.path)) began.set(request, performance.now())
  })
  subscribe('http.client.response.finish', (message) => {
    const { request, response } = message as { readonly request: ClientRequest; readonly response: IncomingMessage }
    end(request, response.statusCode ?? null)
  })
  subscribe('http.client.request.error', (message) => end((message as { readonly request: ClientRequest }).request, null))
  return {
    underWay: () => began.size,
    /** Those that were answered since the last time. */
    take(): readonly CallbackCall[] {
      const taken = calls
      calls = []
      return taken
    },
  }
}
