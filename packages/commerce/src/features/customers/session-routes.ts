import { OwnSession } from '@vidda/contract/wire'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { endNamedSession, endOtherSessions, sessionsOf } from '../../kernel/auth/store.ts'
import { documented } from '../../kernel/http/documented.ts'
import { notFound } from '../../kernel/http/failure.ts'
import type { Services } from '../../kernel/services.ts'
import { deviceWords } from './device-words.ts'

const tags = ['customers']

const SessionParams = Type.Object({ id: Type.String({ maxLength: 100 }) })

/** Lists a customer's sessions, and ends one or all others. */
export function sessionRoutes(app: FastifyInstance, { db, now, sessions }: Services): void {
  const list = documented({
    tags,
    summary: 'Where the customer is logged in, the last used first',
    ok: Type.Array(OwnSession),
    fails: ['not_logged_in'],
  })
  app.get('/customers/current/sessions', { schema: list }, async (request, reply) => {
    const { customerId, idHash } = await sessions.required(request, reply)
    const found = await sessionsOf(db, customerId, now())
    return reply.send(
      found.map((session) => ({
        id: session.name,
        device: deviceWords(session),
        created_at: session.createdAt.toISOString(),
        used_at: session.usedAt.toISOString(),
        current: session.idHash === idHash,
      })),
    )
  })

  const endOne = documented({
    tags,
    summary: 'End one of the customer’s sessions; one’s own is a log-out',
    params: SessionParams,
    ok: null,
    fails: ['not_logged_in', 'not_found'],
  })
  const ending = { schema: endOne, config: { authentication: 'end a session' } } as const
  app.delete<{ Params: { id: string } }>('/customers/current/sessions/:id', ending, async (request, reply) => {
    const { customerId, idHash } = await sessions.required(request, reply)
    const ended = await endNamedSession(db, customerId, request.params.id)
    if (ended === null) throw notFound('session')
    if (ended === idHash) sessions.takeBack(request, reply)
    return reply.code(204).send()
  })

  const endOthers = documented({
    tags,
    summary: 'End all sessions of the customer but this one',
    ok: null,
    fails: ['not_logged_in'],
  })
  const endingOthers = { schema: endOthers, config: { authentication: 'end other sessions' } } as const
  app.delete('/customers/current/sessions', endingOthers, async (request, reply) => {
    await endOtherSessions(db, await sessions.required(request, reply))
    return reply.code(204).send()
  })
}
