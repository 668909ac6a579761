type Schema = {
  readonly $ref?: string
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly format?: string
  readonly pattern?: string
  readonly minimum?: number
  readonly minItems?: number
  readonly items?: Schema
  readonly default?: unknown
  readonly properties?: Readonly<Record<string, Schema>>
}

/** What a field of that name looks like in a shop. */
const samples: Readonly<Record<string, unknown>> = {
  id: 1_000_042,
  articleId: 1_000_042,
  article_id: 1_000_042,
  articleNo: '100042',
  ids: [1_000_042, 1_000_043],
  name: 'Fjellvind skalljakke',
  Name: 'Jakker',
  slug: 'fjellvind-skalljakke',
  price: 1499,
  originalPrice: 1999,
  beforePrice: 1799,
  pant: 0,
  frightPrice: 9900,
  total: 149_900,
  hex: '#1f4d3a',
  EanNo: '2100000420010',
  ean: '2100000420010',
  Count: 1,
  count: 1,
  Qty: 4,
  qty: 4,
  query: 'vinterjakke',
  email: 'kari@example.org',
  phone: '40000000',
  zipcode: '8006',
  postNo: '8006',
  code: '8006',
  postPlace: 'Bodø',
  place: 'Bodø',
  city: 'Bodø',
  address: 'Storgata 1',
  shopID: 101,
  shopId: 101,
  brand: 'Fjellvind',
  gender: 2,
  genders: [2],
  token: 'vJ3kQ0m5c2Zr8yX1sT7uW4aB9dE6fGhL',
  requestId: '2f1c9d3a-7b60-4f7e-9c41-5d0a8e6b1c22',
  orgNo: '999999999',
  opening_hours: '1-5:1000-2000,6:1000-1800',
  CoordLat: 67.28,
  CoordLong: 14.4,
  rating: 5,
  content: 'Varm og god på tur.',
  image: '/api/v1/images/shell-jacket.1f4d3a.front.ab12cd',
  origin: 'https://www.example.org',
  lines: undefined,
}

const errorSamples: Readonly<Record<string, unknown>> = {
  message: 'Name must have a value',
  code: 'validation_failed',
  errors: { name: ['Name must have a value'] },
}

const instant = '2026-01-31T08:00:00.000Z'

const fitsType = (value: unknown, { type, anyOf }: Schema): boolean => {
  if (anyOf) return anyOf.some((one) => fitsType(value, one))
  if (type === 'integer') return Number.isInteger(value)
  if (type === 'array') return Array.isArray(value)
  return typeof value === type
}

/** A value that fits the schema, the same each time: as a shop has it where the field's name is known, else the plainest one. */
export function exampleOf(schema: Schema, resolve: (ref: string) => Schema, name = '', depth = 0): unknown {
  if (schema.$ref !== undefined) return exampleOf(resolve(schema.$ref), resolve, name, depth)
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.default ?? schema.enum[0]
  const sample = samples[name]
  if (sample !== undefined && fitsType(sample, schema) && (schema.pattern === undefined || new RegExp(schema.pattern).test(String(sample))))
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
  return schema.format === 'date-time' ? instant : 'tekst'
}

const singular = (name: string) => (name === 'ids' ? 'id' : name)

function objectExample(properties: Readonly<Record<string, Schema>>, resolve: (ref: string) => Schema, depth: number): unknown {
  if ('requestId' in properties) return { ...errorSamples, requestId: samples['requestId'] }
  return Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, exampleOf(one, resolve, name, depth + 1)]))
}

type Media = { schema?: Schema; example?: unknown }
type Content = Readonly<Record<string, Media>>
type Operation = {
  readonly requestBody?: { readonly content?: Content }
  readonly responses?: Readonly<Record<string, { readonly content?: Content }>>
}

export type OpenApi = {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly components?: { readonly schemas?: Readonly<Record<string, unknown>> }
}

/** Gives every JSON body of the document an example. */
export function addExamples(document: OpenApi): void {
  const resolve = (ref: string) => (document.components?.schemas?.[ref.split('/').at(-1) ?? ''] ?? {}) as Schema
  for (const operation of Object.values(document.paths ?? {}).flatMap((one) => Object.values(one)) as Operation[]) {
    const bodies = [operation.requestBody, ...Object.values(operation.responses ?? {})]
    for (const media of bodies.flatMap((body) => body?.content?.['application/json'] ?? [])) {
      if (media.schema && media.example === undefined) media.example = exampleOf(media.schema, resolve)
    }
  }
}
