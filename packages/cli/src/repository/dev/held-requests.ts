import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

export type HeldRequests = {
  readonly handle: Handler
  /** Requests that come from now on wait for the next handler. */
  readonly hold: () => void
  /** Passes the held requests, and every later one, to this handler. */
  readonly release: (handler: Handler) => void
  /** Settles once what was handed over before is answered, or after a second: some answers stay open. */
  readonly answered: () => Promise<void>
}

const longestAnswer = 1000

const unavailable = JSON.stringify({ message: 'The commerce API is not back yet', code: 'API_UNAVAILABLE', requestId: null })

/** Lets requests wait while what answers them is being replaced; one that has waited `deadline` ms is refused with 503. */
export function heldRequests(deadline: number): HeldRequests {
  let next = Promise.withResolvers<Handler>()
  let holding = true
  const open = new Set<Promise<void>>()

  const waitForHandler = async (): Promise<Handler | null> => {
    const ended = new AbortController()
    const late = setTimeout(deadline, null, { signal: ended.signal })
    late.catch(() => undefined)
    try {
      return await Promise.race([next.promise, late])
    } finally {
      ended.abort()
    }
  }

  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const handler = await waitForHandler()
    if (response.destroyed) return
    if (handler) {
      const ended = new Promise<void>((resolve) => response.once('close', resolve))
      open.add(ended)
      void ended.then(() => open.delete(ended))
      return handler(request, response)
    }
    response.writeHead(503, { 'content-type': 'application/json; charset=utf-8', 'retry-after': '1' }).end(unavailable)
  }

  return {
    handle: (request, response) => void pass(request, response),
    hold() {
      if (holding) return
      holding = true
      next = Promise.withResolvers()
    },
    async answered() {
      await Promise.race([Promise.all(open), setTimeout(longestAnswer, undefined, { ref: false })])
    },
    release(handler) {
      if (holding) next.resolve(handler)
      else next = Promise.withResolvers()
      next.resolve(handler)
      holding = false
    },
  }
}
