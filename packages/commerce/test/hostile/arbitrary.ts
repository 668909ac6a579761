import fc from 'fast-check'
import type { Schema } from '../../src/kernel/http/open-api-document.ts'
import { nastyBodies, nastyHeaders, nastyValues } from './nasty.data.ts'

type Any = fc.Arbitrary<unknown>

export type Seeds = Readonly<Record<string, readonly unknown[]>>

const isOfType = (value: unknown, type: string | undefined): boolean =>
  type === 'integer' || type === 'number' ? typeof value === 'number' : type === 'array' ? Array.isArray(value) : typeof value === type

/** Values that fit the schema; for a name among the seeds mostly values that the shop has. */
function fitting(schema: Schema, resolve: (ref: string) => Schema, seeds: Seeds, name = ''): Any {
  if (schema.$ref !== undefined) return fitting(resolve(schema.$ref), resolve, seeds, name)
  const known = seeds[name]?.filter((value) => isOfType(value, schema.type))
  const made = byType(schema, resolve, seeds)
  return known && known.length > 0 ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: made }) : made
}

function byType(schema: Schema, resolve: (ref: string) => Schema, seeds: Seeds): Any {
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const several = schema.anyOf
  if (several) return fc.oneof(...several.map((one) => fitting(one, resolve, seeds)))
  const { minimum, maximum, minItems = 0, maxItems = 5, minLength = 0, maxLength = 30 } = schema
  switch (schema.type) {
    case 'integer':
      return integers(minimum, maximum)
    case 'number':
      return fc.oneof(
        fc.integer({ min: minimum ?? 0, max: Math.min(maximum ?? 5000, 5000) }),
        fc.double({ noNaN: true, noDefaultInfinity: true }),
      )
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(fitting(schema.items ?? {}, resolve, seeds), {
        minLength: minItems,
        maxLength: Math.max(minItems, Math.min(maxItems, 5)),
      })
    case 'string':
      if (schema.format === 'date-time') return instants
      if (schema.format === 'date') return instants.map((text) => text.slice(0, 10))
      if (schema.pattern !== undefined) return fc.stringMatching(new RegExp(schema.pattern)).map((text) => text.slice(0, schema.maxLength))
      return anyText(minLength, maxLength)
    case undefined:
    default:
      return schema.properties ? object(schema, resolve, seeds) : fc.jsonValue({ maxDepth: 2 })
  }
}

/** On both sides of what a column of four bytes holds, and of eight; and where numbers stop being exact. */
const edges = [2 ** 31 - 1, 2 ** 31, 2 ** 32, Number.MAX_SAFE_INTEGER, 2 ** 53, 2 ** 63]

/** As far as the schema lets them, half of them such as a shop has. */
function integers(minimum = -Number.MAX_SAFE_INTEGER, maximum?: number): Any {
  const few = 20
  const least = Math.max(minimum, 0)
  const at = edges.flatMap((edge) => [edge, -edge]).filter((edge) => edge >= minimum && edge <= (maximum ?? Number.POSITIVE_INFINITY))
  return fc.oneof(
    { weight: 2, arbitrary: fc.integer({ min: least, max: Math.max(least, Math.min(maximum ?? few, few)) }) },
    { weight: 1, arbitrary: fc.integer({ min: minimum, max: maximum ?? Number.MAX_SAFE_INTEGER }) },
    { weight: at.length > 0 ? 1 : 0, arbitrary: fc.constantFrom(...at, least) },
  )
}

const instants = fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) }).map((date) => date.toISOString())

const words = ['jakke', 'sko', 'ski 170', 'a', 'et langt ord til']

function anyText(minLength: number, maxLength: number): Any {
  const any = fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 30)) })
  const fit = words.filter((word) => word.length >= minLength && word.length <= maxLength)
  return fit.length > 0 ? fc.oneof(fc.constantFrom(...fit), any) : any
}

function object({ properties = {}, required = [] }: Schema, resolve: (ref: string) => Schema, seeds: Seeds): Any {
  const model = Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, fitting(one, resolve, seeds, name)]))
  return fc.record(model, { requiredKeys: required.filter((name) => name in model) }).map(confirmed)
}

const confirmation = '_confirmation'

/** The same object with a field's confirmation, such as `password_confirmation`, equal to the field, as most people type it. */
const confirmed = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const field = name.slice(0, -confirmation.length)
      return [name, name.endsWith(confirmation) && field in fields ? fields[field] : value]
    }),
  )

const nasty: Any = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...nastyValues) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
)

/** A part of a request that now and then is not what it should be. */
const perhaps = (good: Any): Any => fc.oneof({ weight: 1, arbitrary: good }, { weight: 1, arbitrary: nasty })

export type Operation = {
  readonly method: string
  readonly path: string
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema: Schema }[]
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: Schema } } }
}

/** `body` is text, or null without one. */
export type Sent = {
  readonly path: string
  readonly query: string
  readonly body: string | null
  readonly headers: Readonly<Record<string, string>>
}

const asText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

const encoded = (value: unknown) => encodeURIComponent(asText(value).toWellFormed())

const oddHeaders = [
  'x-request-id',
  'cookie',
  'x-forwarded-for',
  'accept',
  'accept-encoding',
  'content-type',
  'idempotency-key',
  'x-xsrf-token',
  'range',
  'if-none-match',
]

/** Requests for an operation: two of three as the document wants them, the others wrong in some of their parts. */
export function requests(operation: Operation, resolve: (ref: string) => Schema, seeds: Seeds): fc.Arbitrary<Sent> {
  const schemas = (where: string) => (operation.parameters ?? []).filter((one) => one.in === where)
  const of = (where: string, wrap: (good: Any) => Any) =>
    fc.record(
      Object.fromEntries(schemas(where).map(({ name, schema }) => [name, wrap(fitting(schema, resolve, seeds, name))])),
      where === 'path' ? {} : { requiredKeys: [] },
    )
  const schema = operation.requestBody?.content['application/json'].schema
  const good = schema ? fitting(schema, resolve, seeds) : fc.constant(null)
  const spoilt = good.chain((body) =>
    typeof body === 'object' && body !== null
      ? fc.tuple(fc.constantFrom(...Object.keys(body), 'unknown'), nasty).map(([key, value]) => JSON.stringify({ ...body, [key]: value }))
      : nasty.map((value) => JSON.stringify(value)),
  )
  const hostileBody = schema ? fc.oneof(spoilt, spoilt, fc.constantFrom(...nastyBodies)) : fc.constant(null)
  const built = (wrap: (arbitrary: Any) => Any, body: fc.Arbitrary<string | null>, headers: fc.Arbitrary<Record<string, string>>) =>
    fc.record({ path: of('path', wrap), query: of('query', wrap), body, headers }).map((parts) => ({
      path: operation.path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => encoded((parts.path as Record<string, unknown>)[name])),
      query: Object.entries(parts.query as object)
        .map(([name, value]) => `${encodeURIComponent(name)}=${encoded(value)}`)
        .join('&'),
      body: parts.body,
      headers: parts.headers,
    }))
  const polite = built((one) => one, schema ? good.map((body) => JSON.stringify(body)) : fc.constant(null), fc.constant({}))
  const hostile = built(
    perhaps,
    hostileBody,
    fc.dictionary(fc.constantFrom(...oddHeaders), fc.constantFrom(...nastyHeaders), { maxKeys: 2 }),
  )
  return fc.oneof({ weight: 2, arbitrary: polite }, { weight: 1, arbitrary: hostile })
}
