import { Agent, type IncomingMessage, type ServerResponse } from 'node:http'
import { createProxyServer } from 'httpxy'
import { sendText } from './answer.ts'

/** A commerce API in the same process, or the origin of one elsewhere. */
export type CommerceTarget =
  | {
      readonly kind: 'here'
      readonly fetch: (request: Request) => Promise<Response>
      readonly routing: (request: IncomingMessage, response: ServerResponse) => void
    }
  | { readonly kind: 'elsewhere'; readonly origin: string }

export type ApiGateway = {
  /** Passes a browser's request under `/api/v1` on, with the tenant added, so that browsers never call another origin. */
  readonly pass: (request: IncomingMessage, response: ServerResponse) => void
  readonly close: () => void
}

export function createApiGateway(target: CommerceTarget, tenant: Readonly<Record<string, string>>): ApiGateway {
  if (target.kind === 'here') {
    return {
      pass(request, response) {
        Object.assign(request.headers, tenant)
        target.routing(request, response)
      },
      close: () => undefined,
    }
  }
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  const proxy = createProxyServer({ target: target.origin, agent, headers: { ...tenant }, xfwd: true })
  return {
    pass(request, response) {
      proxy.web(request, response).catch(() => {
        if (response.headersSent) response.destroy()
        else sendText(response, 502, unavailable, { 'content-type': 'application/json; charset=utf-8', 'retry-after': '5' })
      })
    },
    close: () => agent.destroy(),
  }
}

const unavailable = JSON.stringify({ message: 'The commerce API does not answer', code: 'API_UNAVAILABLE', requestId: null })
