import { Poll, PollAnswer, PollAnswerBody, PollScore } from '@vidda/contract/wire'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { sendJson } from '../../kernel/http/send-json.ts'
import { documented, IdParams } from '../../kernel/http/documented.ts'
import { notFound } from '../../kernel/http/failure.ts'
import type { Services } from '../../kernel/services.ts'
import * as reader from './reader.ts'
import type { Visitors } from './visitor.ts'
import { answerQuestion } from './writer.ts'

const tags = ['polls']

type WithId = { Params: { id: number } }

export function pollRoutes(app: FastifyInstance, { db, now, attempts, changesPerMinute }: Services, visitors: Visitors): void {
  const active = documented({ tags, summary: 'The poll that runs now', ok: Poll, fails: ['not_found'] })
  app.get('/polls/active', { schema: active }, async (request, reply) => {
    const found = await reader.activePoll(db, request.tenant.chainId, now())
    if (!found) throw notFound('poll that runs now')
    return sendJson(reply, JSON.stringify(found))
  })

  const byId = documented({ tags, summary: 'A poll with its questions', params: IdParams, ok: Poll, fails: ['not_found'] })
  app.get<WithId>('/polls/:id', { schema: byId }, async (request, reply) => {
    const found = await reader.pollById(db, request.tenant.chainId, request.params.id, now())
    if (!found) throw notFound('poll')
    return sendJson(reply, JSON.stringify(found))
  })

  for (const [path, what, key] of [
    ['/polls/:id', 'poll', 'pollId'],
    ['/polls/questions/:id', 'question', 'questionId'],
  ] as const) {
    const counted = (chainId: number, id: number) => ({ chainId, now: now(), [key]: id }) as unknown as reader.Counted

    const score = documented({ tags, summary: `The score of a ${what}`, params: IdParams, ok: PollScore, fails: ['not_found'] })
    app.get<WithId>(`${path}/score`, { schema: score }, async (request, reply) => {
      const found = await reader.scoreOf(db, counted(request.tenant.chainId, request.params.id))
      if (!found) throw notFound(what)
      return sendJson(reply, JSON.stringify(found))
    })

    const answers = documented({
      tags,
      summary: `Answers to a ${what}`,
      params: IdParams,
      ok: Type.Array(PollAnswer),
      fails: ['not_found'],
    })
    app.get<WithId>(`${path}/answers`, { schema: answers }, async (request, reply) => {
      const found = await reader.answersOf(db, counted(request.tenant.chainId, request.params.id))
      if (!found) throw notFound(what)
      return sendJson(reply, JSON.stringify(found))
    })
  }

  const answer = documented({
    tags,
    summary: 'Answer a question, once per visitor',
    params: IdParams,
    body: PollAnswerBody,
    ok: PollAnswer,
    okStatus: 201,
    fails: ['not_found', 'already_answered', 'too_many_requests'],
  })
  const onRequest = attempts.perMinute('poll answer', changesPerMinute)
  app.post<WithId & { Body: PollAnswerBody }>('/polls/questions/:id/answers', { schema: answer, onRequest }, async (request, reply) => {
    const visitor = visitors.of(request)
    const { chainId } = request.tenant
    const { id: questionId } = request.params
    const given = await answerQuestion(db, { chainId, questionId, optionId: request.body.option_id, visitor: visitor.id, now: now() })
    visitor.give(reply)
    return sendJson(reply.code(201), JSON.stringify(given))
  })
}
