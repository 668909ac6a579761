import { describe, expect, it } from 'vitest'
import { checked, schemaCheck, type Seen } from './schema-check.ts'

const json = (schema: object) => ({ content: { 'application/json': { schema } } })
const text = { type: 'string' }
const shop = { type: 'object', required: ['name'], properties: { name: text, place: { type: 'object', properties: { city: text } } } }
const code = { type: 'object', required: ['code'], properties: { code: text } }

const check = schemaCheck({
  paths: {
    '/shops/{id}': {
      get: {
        responses: {
          200: json({ $ref: '#/components/schemas/Shop' }),
          404: { $ref: '#/components/responses/not_found' },
        },
      },
      delete: { responses: { 204: {} } },
    },
    '/shops/count': { get: { responses: { 200: json({ type: 'object', properties: {}, additionalProperties: text }) } } },
    '/pictures/{id}': { get: { responses: { 200: { content: { 'image/webp': { schema: {} } } } } } },
  },
  components: {
    schemas: { Shop: shop, ErrorBody: code },
    responses: {
      not_found: json({ allOf: [{ $ref: '#/components/schemas/ErrorBody' }, { properties: { code: { enum: ['not_found'] } } }] }),
    },
  },
} as Parameters<typeof schemaCheck>[0])

const answer = (status: number, body: unknown): Seen => ({
  status,
  type: 'application/json; charset=utf-8',
  text: JSON.stringify(body),
})

describe('what is checked of every answer in tests', () => {
  it.each([
    ['as it is said', 'GET', '/shops/1', answer(200, { name: 'Bodø', place: { city: 'Bodø' } })],
    ['more fields where the document says so', 'GET', '/shops/count', answer(200, { first: 'x' })],
    ['an error of the call', 'GET', '/shops/1', answer(404, { code: 'not_found' })],
    ['nothing', 'DELETE', '/shops/1', { status: 204, type: null, text: '' }],
    ['a picture', 'GET', '/pictures/1', { status: 200, type: 'image/webp', text: 'RIFF' }],
    ['an error where there is no call', 'GET', '/nothing', answer(404, { code: 'not_found' })],
  ])('[R10.12] passes: %s', (_, method, path, seen) => {
    expect(() => check(method, path, seen)).not.toThrow()
  })

  it.each([
    ['another type', 'GET', '/shops/1', answer(200, { name: 1 }), /does not fit.*name must be string/],
    ['a field that is not said', 'GET', '/shops/1', answer(200, { name: 'Bodø', password_hash: 'x' }), /additional properties/],
    ['one inside', 'GET', '/shops/1', answer(200, { name: 'Bodø', place: { secret: 'x' } }), /additional properties/],
    ['one in an error', 'GET', '/shops/1', answer(404, { code: 'not_found', stack: 'x' }), /additional properties/],
    ['a code of another call', 'GET', '/shops/1', answer(404, { code: 'promo_code_unknown' }), /must be equal to one of/],
    ['a status that is not said', 'GET', '/shops/1', { status: 204, type: null, text: '' }, /a status that/],
    [
      'HTML',
      'GET',
      '/shops/1',
      { status: 200, type: 'text/html', text: '<p>' },
      /is text\/html, and in the OpenAPI document application\/json/,
    ],
    ['no content type', 'GET', '/shops/1', { status: 200, type: null, text: '' }, /is nothing/],
    ['a body where none is said', 'DELETE', '/shops/1', { status: 204, type: null, text: '{}' }, /has a body/],
    ['a picture of another kind', 'GET', '/pictures/1', { status: 200, type: 'image/gif', text: 'GIF' }, /is image\/gif/],
    ['a success of no call', 'GET', '/nothing', answer(200, {}), /is a success of a call/],
    ['something else where there is no call', 'GET', '/nothing', answer(404, { reason: 'x' }), /does not fit/],
  ])('[R10.12] fails: %s', (_, method, path, seen, why) => {
    expect(() => check(method, path, seen)).toThrow(why)
  })

  it('[R10.12] looks at answers of fetch, and leaves them to be read', async () => {
    const given = Response.json({ name: 'Bodø' })
    expect(await (await checked(check, 'GET', 'http://commerce/shops/1?x=1', given)).json()).toEqual({ name: 'Bodø' })
    await expect(checked(check, 'GET', 'http://commerce/shops/1', new Response(null, { status: 204 }))).rejects.toThrow(/a status that/)
  })
})
