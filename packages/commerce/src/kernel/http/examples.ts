import { samples } from './examples.data.ts'
import { nameOf, operationsOf, type OpenApi, type Schema } from './open-api-document.ts'

const instant = '2026-01-31T08:00:00.000Z'

const fitsType = (value: unknown, { type, anyOf, items, properties }: Schema): boolean => {
  if (properties) return false
  if (anyOf) return anyOf.some((one) => fitsType(value, one))
  if (type === 'integer') return Number.isInteger(value)
  if (type === 'array') return Array.isArray(value) && items !== undefined && value.every((one) => fitsType(one, items))
  return typeof value === type
}

/** A value that fits the schema, the same each time: as a shop has it where the field's name is known, else the plainest one. */
function exampleOf(schema: Schema, resolve: (ref: string) => Schema, name = '', depth = 0): unknown {
  if (schema.$ref !== undefined) return exampleOf(resolve(schema.$ref), resolve, name, depth)
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.default ?? schema.enum[0]
  const sample = samples[name]
  if (
    sample !== undefined &&
    fitsType(sample, schema) &&
    (schema.pattern === undefined || new RegExp(schema.pattern).test(typeof sample === 'string' ? sample : ''))
  )
    return sample
  const first = schema.anyOf?.[0]
  if (first) return exampleOf(first, resolve, name, depth)
  if (schema.properties) return objectExample(schema.properties, resolve, depth)
  if (schema.default !== undefined) return schema.default
  if (schema.type === 'array') {
    const wanted = Math.max(schema.minItems ?? 0, depth < 4 ? 1 : 0)
    return Array.from({ length: wanted }, () => exampleOf(schema.items ?? {}, resolve, singular(name), depth + 1))
  }
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(schema.minimum ?? 0, 1)
  if (schema.type === 'boolean') return true
  if (schema.type === 'null') return null
  if (schema.type === 'object') return {}
  if (schema.format === 'date-time') return instant
  return schema.format === 'date' ? instant.slice(0, 10) : 'tekst'.padEnd(schema.minLength ?? 0, 't')
}

const singular = (name: string) => (name === 'ids' ? 'id' : name)

/** Whoever has a postal code is a person: shops have theirs under another name, and other things have none. */
const namedLike = (name: string, properties: object) => (name === 'name' && 'zipcode' in properties ? 'buyer' : name)

function objectExample(properties: Readonly<Record<string, Schema>>, resolve: (ref: string) => Schema, depth: number): unknown {
  return Object.fromEntries(
    Object.entries(properties).map(([name, one]) => [name, exampleOf(one, resolve, namedLike(name, properties), depth + 1)]),
  )
}

/** Gives every JSON body of the document an example. */
export function addExamples(document: OpenApi): void {
  const resolve = (ref: string) => document.components?.schemas?.[nameOf(ref)] ?? {}
  for (const operation of operationsOf(document)) {
    const bodies = [operation.requestBody, ...Object.values(operation.responses ?? {})]
    for (const media of bodies.flatMap((body) => body?.content?.['application/json'] ?? [])) {
      if (media.schema && media.example === undefined) media.example = exampleOf(media.schema, resolve)
    }
  }
}
