import { expect, it } from 'vitest'
import { serializersOnce } from './serializers.ts'

const route = { method: 'GET', url: '/', httpStatus: '200' }
const text = () => ({ type: 'object', properties: { text: { type: 'string' } } })

it('compiles schemas that say the same once, and others apart', () => {
  const compile = serializersOnce()({}, {})
  const serialize = compile({ ...route, schema: text() })
  expect(compile({ ...route, httpStatus: '404', schema: text() })).toBe(serialize)
  expect(serializersOnce()({}, {})({ ...route, schema: text() })).toBe(serialize)
  const number = compile({ ...route, schema: { type: 'object', properties: { text: { type: 'integer' } } } })
  expect([serialize({ text: '1', more: 2 }), number({ text: 1 })]).toEqual(['{"text":"1"}', '{"text":1}'])
})

it('compiles a schema when an answer needs it', () => {
  const serialize = serializersOnce()({}, {})({ ...route, schema: { $ref: 'unknown#' } })
  expect(() => serialize({})).toThrow(/unknown/)
})

it('tells schemas apart that refer to other shared ones', () => {
  const shared = (type: string) => ({ word: { $id: 'word', type } })
  const schema = { type: 'object', properties: { text: { $ref: 'word#' } } }
  const [words, numbers] = ['string', 'integer'].map((type) => serializersOnce()(shared(type), {})({ ...route, schema }))
  expect([words?.({ text: 1 }), numbers?.({ text: 1 })]).toEqual(['{"text":"1"}', '{"text":1}'])
})
