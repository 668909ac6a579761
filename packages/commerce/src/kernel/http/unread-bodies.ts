import { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { drain } from './edge/index.ts'

/** Where a request is refused before its body was read, the body is read first: its client sees the answer, and no reset. */
export function readRefusedBodies(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (reply.statusCode < 400 || !(request.raw instanceof IncomingMessage)) done()
    else drain(request.raw, done)
  })
}
