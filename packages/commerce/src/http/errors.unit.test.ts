import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { answerErrors } from './errors.ts'

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
