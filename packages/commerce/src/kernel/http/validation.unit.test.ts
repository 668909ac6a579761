import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { expect, it } from 'vitest'
import { fieldErrors } from './validation.ts'

const schema = Type.Object({
  shopID: Type.Integer(),
  name: Type.String({ pattern: '\\S' }),
  items: Type.Array(Type.Object({ Count: Type.Integer({ minimum: 1 }) })),
})

const errorsOf = (data: unknown) => fieldErrors(Compile(schema).Errors(data), data)

it('a missing or empty field must have a value', () => {
  expect(errorsOf({ name: '', items: [] })).toEqual({ shopID: ['Shop id must have a value'], name: ['Name must have a value'] })
})

it('a field inside is named by its path', () => {
  expect(errorsOf({ shopID: 1, name: 'Kari', items: [{ Count: 1 }, { Count: 0 }, {}] })).toEqual({
    'items.1.Count': ['Count must be >= 1'],
    'items.2.Count': ['Count must have a value'],
  })
})

it('a body that is no object is an error of the body', () => {
  expect(errorsOf(3)).toEqual({ body: ['Body must be object'] })
})

it('a field that may be null is told what is wrong with its value', () => {
  const nullable = Compile(Type.Object({ city: Type.Union([Type.String({ maxLength: 3 }), Type.Null()]) }))
  expect(fieldErrors(nullable.Errors({ city: 'Bodø' }), { city: 'Bodø' })).toEqual({ city: [expect.stringContaining('3 characters')] })
})
