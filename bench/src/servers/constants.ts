import { subscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'

/** A request with this header is answered by so many bytes that are always the same, in place of its own answer. */
export const constantHeader = 'x-bench-constant'

const begin = '{"data":"'
const end = '"}'

function constants(): (bytes: number) => string {
  const known = new Map<number, string>()
  return (bytes) => {
    const text = known.get(bytes) ?? begin + 'x'.repeat(Math.max(0, bytes - begin.length - end.length)) + end
    known.set(bytes, text)
    return text
  }
}

/**
 * Lets every route of a server that is made from now on answer a constant when it is asked to: everything around the answer stays, such as who the
 * tenant is, tokens, checks of the request and the log.
 */
export function answerConstants(): void {
  const constant = constants()
  subscribe('fastify.initialization', (message) => {
    const { fastify } = message as { readonly fastify: FastifyInstance }
    fastify.addHook('onRoute', (route) => {
      const own = route.handler
      route.handler = function answer(request, reply) {
        const bytes = request.headers[constantHeader]
        if (typeof bytes !== 'string') return own.call(this, request, reply)
        return reply.header('content-type', 'application/json; charset=utf-8').send(constant(Number(bytes)))
      }
    })
  })
}
