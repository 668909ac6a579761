import fc from 'fast-check'
import { nastyBodies, nastyHeaders, nastyValues } from './nasty.data.ts'

/** A schema of the OpenAPI document, as far as requests use it. */
export type Schema = {
  readonly $ref?: string
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly pattern?: string
  readonly format?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
}

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
  const several = schema.anyOf ?? schema.oneOf
  if (several) return fc.oneof(...several.map((one) => fitting(one, resolve, seeds)))
  const { minimum, maximum, minItems = 0, maxItems = 5, minLength = 0, maxLength = 30 } = schema
  switch (schema.type) {
    case 'integer':
      return fc.oneof(
        fc.integer({ min: minimum ?? 0, max: Math.min(maximum ?? 2 ** 31 - 1, 2 ** 31 - 1) }),
        fc.integer({ min: minimum ?? 0, max: Math.min(maximum ?? 20, 20) }),
      )
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

const instants = fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) }).map((date) => date.toISOString())

const words = ['jakke', 'sko', 'ski 170', 'a', 'et langt ord til']

function anyText(minLength: number, maxLength: number): Any {
  const any = fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 30)) })
  const fit = words.filter((word) => word.length >= minLength && word.length <= maxLength)
  return fit.length > 0 ? fc.oneof(fc.constantFrom(...fit), any) : any
}

function object({ properties = {}, required = [] }: Schema, resolve: (ref: string) => Schema, seeds: Seeds): Any {
  const model = Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, fitting(one, resolve, seeds, name)]))
  return fc.record(model, { requiredKeys: required.filter((name) => name in model) })
}

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
