import { headerNames } from '@vidda/contract'
import type { Csrf, Poll, PollAnswer, PollScore } from '@vidda/contract/wire'
import { describe, expect, it } from 'vitest'
import type { TestServer } from '../kit/server.ts'

type Visitor = { readonly page: string; readonly token: string; readonly cookie?: string }

export const pollSuite = (server: () => TestServer): void =>
  void describe('polls', () => {
    const active = async () => (await server().first.get<Poll>('/polls/active')).body

    async function visitor(): Promise<Visitor> {
      const { body, headers } = await server().first.get<Csrf>('/csrf')
      return { page: body.token, token: headers.getSetCookie()[0]?.split(';')[0]?.split('=').slice(1).join('=') ?? '' }
    }

    async function answer<Body = PollAnswer>(questionId: number, option_id: number, { page, token, cookie }: Visitor) {
      const headers = {
        [headerNames.csrf]: page,
        [headerNames.xsrf]: token,
        cookie: [`${headerNames.xsrfCookie}=${token}`, ...(cookie ? [cookie] : [])].join('; '),
      }
      return server().first.send<Body>('POST', `/polls/questions/${questionId}/answers`, { body: { option_id }, headers })
    }

    const visitorCookie = (headers: Headers) => headers.getSetCookie().find((cookie) => cookie.startsWith('vd-visitor='))
    const score = async (path: string) => (await server().first.get<PollScore>(`/polls/${path}/score`)).body

    it('[R7.56] gives the active poll and the named one, with questions; an unknown id is a 404', async () => {
      const poll = await active()
      expect(poll.questions.length).toBeGreaterThan(1)
      for (const { poll_id, options } of poll.questions) expect([poll_id, options.length > 1]).toEqual([poll.id, true])
      expect((await server().first.get<Poll>(`/polls/${poll.id}`)).body).toEqual(poll)
      expect((await server().first.get('/polls/99999999')).status).toBe(404)
      expect((await server().second.get(`/polls/${poll.id}`)).status).toBe(404)
      expect((await server().second.get<Poll>('/polls/active')).body.id).not.toBe(poll.id)
    })

    it('[R10.82] stores a visitor’s answer once: the second is a 409 and changes nothing', async () => {
      const { questions } = await active()
      const { id = 0, options = [] } = questions[0] ?? {}
      const [first, second] = [options[0]?.id ?? 0, options[1]?.id ?? 0]
      const somebody = await visitor()
      const before = await score(`questions/${id}`)
      const { status, body, headers } = await answer(id, first, somebody)
      expect([status, body]).toEqual([201, { question_id: id, option_id: first, correct: null }])
      const given = visitorCookie(headers)
      expect(given).toMatch(/; HttpOnly; SameSite=Lax; Max-Age=/)
      const answers = (await server().first.get<PollAnswer[]>(`/polls/questions/${id}/answers`)).body
      for (const who of [somebody, { ...(await visitor()), cookie: given?.split(';')[0] ?? '' }]) {
        const again = await answer<{ code: string }>(id, second, who)
        expect([again.status, again.body.code]).toEqual([409, 'already_answered'])
      }
      expect((await server().first.get<PollAnswer[]>(`/polls/questions/${id}/answers`)).body).toEqual(answers)
      expect((await score(`questions/${id}`)).score).toBe(before.score + 1)
    })

    it('takes one of two answers that a visitor sends at once', async () => {
      const { questions } = await active()
      const { id = 0, options = [] } = questions[1] ?? {}
      const somebody = await visitor()
      const statuses = await Promise.all([0, 1, 0, 1].map(async (at) => (await answer(id, options[at]?.id ?? 0, somebody)).status))
      expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409])
    })

    it('believes no visitor cookie that it has not signed', async () => {
      const { questions } = await active()
      const { id = 0, options = [] } = questions[1] ?? {}
      const somebody = await visitor()
      expect((await answer(id, options[0]?.id ?? 0, somebody)).status).toBe(201)
      for (const cookie of ['vd-visitor=somebody.else', 'vd-visitor=', 'vd-visitor=a.b.c']) {
        expect((await answer(id, options[0]?.id ?? 0, { ...somebody, cookie })).status).toBe(409)
      }
    })

    it('[R7.57] scores and answers of a poll and of its questions', async () => {
      const poll = await active()
      const { id = 0, options = [] } = poll.questions[0] ?? {}
      expect((await answer(id, options[0]?.id ?? 0, await visitor())).status).toBe(201)
      const all = (await server().first.get<PollAnswer[]>(`/polls/${poll.id}/answers`)).body
      const own = (await server().first.get<PollAnswer[]>(`/polls/questions/${id}/answers`)).body
      expect(own).toEqual(all.filter((one) => one.question_id === id))
      expect(own).toContainEqual({ question_id: id, option_id: options[0]?.id, correct: null, count: expect.any(Number) })
      const sum = (answers: readonly PollAnswer[]) => answers.reduce((total, one) => total + (one.count ?? 0), 0)
      expect(await score(`${poll.id}`)).toEqual({ id: poll.id, score: sum(all) })
      expect(await score(`questions/${id}`)).toEqual({ id, score: sum(own) })
      for (const path of ['99999999', 'questions/99999999']) {
        for (const what of ['score', 'answers']) expect((await server().first.get(`/polls/${path}/${what}`)).status).toBe(404)
      }
    })

    it('refuses what is no option of the question, and questions of a poll that has ended', async () => {
      const poll = await active()
      const somebody = await visitor()
      expect((await answer(poll.questions[0]?.id ?? 0, 1, somebody)).status).toBe(422)
      expect((await answer(99_999_999, 1, somebody)).status).toBe(404)
      const ended = (await server().first.get<Poll>(`/polls/${poll.id + 1}`)).body
      expect(ended.name).not.toBe(poll.name)
      const [question] = ended.questions
      expect((await answer(question?.id ?? 0, question?.options[0]?.id ?? 0, somebody)).status).toBe(404)
    })
  })
