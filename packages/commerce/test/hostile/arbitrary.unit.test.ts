import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Schema } from '../../src/kernel/http/open-api-document.ts'
import { requests } from './arbitrary.ts'
import { nastyValues } from './nasty.data.ts'

const schema: Schema = {
  type: 'object',
  required: ['count', 'ids'],
  properties: { count: { type: 'integer' }, ids: { type: 'array', minItems: 1, items: { type: 'integer', minimum: 0 } } },
}
const operation = { method: 'POST', path: '/things', requestBody: { content: { 'application/json': { schema } } } }

type Body = { readonly count: number; readonly ids: readonly number[] }

const isBody = (body: unknown): body is Body =>
  typeof body === 'object' && body !== null && 'count' in body && 'ids' in body && Array.isArray(body.ids)

function parsed(text: string | null): readonly Body[] {
  try {
    const body: unknown = JSON.parse(text ?? '')
    return isBody(body) ? [body] : []
  } catch {
    return []
  }
}

it('[R10.12] hostile integers are as large as JSON has them where the schema sets no bound, in lists too', () => {
  const requested = requests(operation, () => ({}), {})
  const bodies = fc.sample(requested, { numRuns: 1000, seed: 7 }).flatMap(({ body }) => parsed(body))
  const counts = bodies.map(({ count }) => count)
  const ids = bodies.flatMap((body) => body.ids)
  for (const sent of [counts, ids]) {
    for (const edge of [2 ** 31, 2 ** 53, 2 ** 63]) expect(sent).toContain(edge)
    expect(sent.filter((one) => one > 2 ** 31 && one < 2 ** 53).length).toBeGreaterThan(10)
    expect(sent.filter((one) => one >= 0 && one <= 20).length).toBeGreaterThan(10)
  }
  expect(counts).toContain(-(2 ** 31))
})

it('[R10.12] lists with integers that no column holds are among what is put anywhere', () => {
  for (const edge of [2 ** 31, 2 ** 53, 2 ** 63]) expect(nastyValues).toContainEqual([edge])
})
