import { expect, it } from 'vitest'
import { serializersOnce } from './serializers.ts'

const route = { method: 'GET', url: '/', httpStatus: '200' }
const text = () => ({ type: 'object', properties: { text: { type: 'string' } } })

it('compiles schemas that say the same once, and others apart', () => {
  const compile = serializersOnce()({}, {})
  const serialize = compile({ ...route, schema: text() })
  expect(compile({ ...route, httpStatus: '404', schema: text() })).toBe(serialize)
  const number = compile({ ...route, schema: { type: 'object', properties: { text: { type: 'integer' } } } })
  expect([serialize({ text: '1', more: 2 }), number({ text: 1 })]).toEqual(['{"text":"1"}', '{"text":1}'])
})
