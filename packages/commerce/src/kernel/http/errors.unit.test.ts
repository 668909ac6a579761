import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { answerErrors, refuseWithoutRoom } from './errors.ts'

async function answerTo(error: Error): Promise<unknown> {
  const app = Fastify()
  answerErrors(app)
  app.get('/', () => {
    throw error
  })
  const { statusCode, headers, body } = await app.inject('/')
  return { status: statusCode, code: (JSON.parse(body) as { code: string }).code, retryAfter: headers['retry-after'] }
}

const reset = () => Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })

it('[R10.15] a lost connection to the database is told to come back', async () => {
  expect(await answerTo(reset())).toEqual({ status: 503, code: 'unavailable', retryAfter: '5' })
})

it('[R10.15] a client that is lost in the middle of its body is no lost database', async () => {
  expect(await answerTo(Object.assign(reset(), { statusCode: 400 }))).toEqual({
    status: 400,
    code: 'malformed_json',
    retryAfter: undefined,
  })
})

it.each(['53100', '53200', '58030'])(
  '[R10.15] a database that has no room or fails at its files is told to come back: %s',
  async (code) => {
    const error = Object.assign(new Error('could not extend file: No space left on device'), { code })
    expect(await answerTo(error)).toEqual({ status: 503, code: 'unavailable', retryAfter: '60' })
  },
)

it('[R10.15] without room on the disk what writes is told to come back, and what reads is answered', async () => {
  const app = Fastify()
  answerErrors(app)
  let room = false
  refuseWithoutRoom(app, () => room)
  const answer = () => ({ ok: true })
  app.get('/goods', answer)
  app.get('/mail', { config: { changes: true } }, answer)
  app.post('/search', { config: { reads: true } }, answer)
  app.post('/reservations', answer)
  app.put('/customers', answer)
  const statuses = async () => {
    const asked = [
      ['GET', '/goods'],
      ['POST', '/search'],
      ['GET', '/mail'],
      ['POST', '/reservations'],
      ['PUT', '/customers'],
    ] as const
    return Promise.all(asked.map(async ([method, url]) => (await app.inject({ method, url })).statusCode))
  }
  expect(await statuses()).toEqual([200, 200, 503, 503, 503])
  room = true
  expect(await statuses()).toEqual([200, 200, 200, 200, 200])
})
