import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isOutOfRoom, isUnreachable } from '../database/database-error.ts'
import { isReading } from './forgery.ts'
import { errorBody, Failure, notFound, unavailable } from './failure.ts'
import { methodsByPath } from './methods.ts'

const framework: Readonly<Record<string, Failure>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: new Failure('body_too_large', 'The body is too large'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new Failure('unsupported_media_type', 'Send JSON, with the content type application/json'),
}

/** Whole seconds: about as long as PostgreSQL takes to start again. */
const retryAfter = 5
/** Whole seconds: somebody has to make room on the disk. */
const untilRoom = 60

const outOfRoom = () => unavailable('The database cannot write just now', untilRoom)

function failureOf(error: FastifyError | Failure): Failure {
  if (error instanceof Failure) return error
  // The framework's errors have a status, and a client's lost connection the same code as the database's.
  if (error.statusCode === undefined && isUnreachable(error)) return unavailable('The database does not answer just now', retryAfter)
  if (isOutOfRoom(error)) return outOfRoom()
  const known = framework[error.code]
  if (known) return known
  if (error.statusCode === 400) return new Failure('malformed_json', 'The request cannot be read: is it valid JSON?')
  // A part of the path that is longer than any that there is.
  if (error.statusCode === 414) return notFound('page under so long an address')
  if (error.statusCode === 413) return new Failure('body_too_large', 'The body is too large')
  return new Failure('internal_error', 'Something went wrong on the server')
}

/** Answers with the body of the contract (decisions.md, Wire format). */
export function sendFailure(error: FastifyError | Failure, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = failureOf(error)
  if (failure.retryAfter !== undefined) reply.header('retry-after', String(failure.retryAfter))
  if (failure.statusCode >= 500) request.log.error({ err: error }, 'request failed')
  return reply.code(failure.statusCode).header('cache-control', 'no-store').send(errorBody(failure, request.id))
}

/**
 * Refuses what writes while the database's disk has no room: the embedded engine dies of a log that it cannot write on, and as long as it lives it
 * answers what only reads.
 */
export function refuseWithoutRoom(app: FastifyInstance, hasRoom: () => boolean): void {
  app.addHook('preHandler', (request, _reply, done) => {
    const { method, routeOptions } = request
    done(!isReading(method, routeOptions.config) && !hasRoom() ? outOfRoom() : undefined)
  })
}

/** Every answer that is not a success has the body of the contract. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(sendFailure)
  const methodsOf = methodsByPath(app)
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? ''
    const methods = methodsOf(path)
    if (methods.length === 0) return reply.code(404).send(errorBody(notFound(`page for ${request.method} ${path}`), request.id))
    const failure = new Failure('method_not_allowed', `${methods.join(', ')} are the methods of this path`)
    return reply.code(failure.statusCode).header('allow', methods.join(', ')).send(errorBody(failure, request.id))
  })
}
