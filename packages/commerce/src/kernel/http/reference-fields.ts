import { nameOf, type Parameter, type Schema } from './open-api-document.ts'
import { code, link, prose, table } from './reference-html.ts'

export const schemaId = (name: string): string => `schema-${name}`

const json = (value: unknown) => code(JSON.stringify(value))

/** A schema in a few words, as HTML: its type, and a link where it has a name. */
export function typeOf({ $ref, type, items, anyOf, enum: values, const: only, additionalProperties }: Schema = {}): string {
  if ($ref !== undefined) return link(schemaId(nameOf($ref)), nameOf($ref))
  if (only !== undefined) return json(only)
  if (values) return values.map(json).join(' or ')
  if (anyOf) return anyOf.map(typeOf).join(' or ')
  if (type === 'array') return `list of ${typeOf(items)}`
  if (typeof additionalProperties === 'object') return `object of ${typeOf(additionalProperties)}`
  return type ?? 'any'
}

function range(from: number | undefined, to: number | undefined, unit = ''): readonly string[] {
  if (from !== undefined && to !== undefined) return [`${from} to ${to}${unit}`]
  if (to !== undefined) return [`at most ${to}${unit}`]
  return from === undefined ? [] : [`at least ${from}${unit}`]
}

/** What a value has to be beside its type, as HTML. */
function limitsOf(schema: Schema): string {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems, pattern, format, default: left, anyOf = [], items } = schema
  const own = [
    ...range(minimum, maximum),
    ...range(minLength, maxLength, ' characters'),
    ...range(minItems, maxItems, ' entries'),
    ...(pattern === undefined ? [] : [`matches ${code(pattern)}`]),
    ...(format === undefined ? [] : [format]),
    ...(left === undefined ? [] : [`${json(left)} when left out`]),
  ]
  const inside = items && limitsOf(items)
  return [...own, ...anyOf.map(limitsOf).filter(Boolean), ...(inside ? [`each ${inside}`] : [])].join(', ')
}

const requiredWord = (isRequired: boolean | undefined) => (isRequired ? 'required' : '')

type Field = { readonly path: string; readonly schema: Schema; readonly isRequired: boolean }

/** Fields of an object, and of the objects in them that have no name, by their path. */
function fieldsOf({ properties = {}, required = [], items, anyOf = [] }: Schema, path = ''): readonly Field[] {
  const own = Object.entries(properties).flatMap(([name, schema]) => {
    const at = path === '' ? name : `${path}.${name}`
    return [{ path: at, schema, isRequired: required.includes(name) }, ...fieldsOf(schema, at)]
  })
  return [...own, ...(items ? fieldsOf(items, `${path}[]`) : []), ...anyOf.flatMap((one) => fieldsOf(one, path))]
}

const headings = ['Field', 'Type', 'Required', 'Limits', 'Meaning']

/** A table of what an object holds. */
export const fieldTable = (schema: Schema): string =>
  table(
    headings,
    fieldsOf(schema).map(({ path, schema: field, isRequired }) => ({
      cells: [code(path), typeOf(field), requiredWord(isRequired), limitsOf(field), prose(field.description ?? '')],
    })),
  )

export const parameterTable = (parameters: readonly Parameter[]): string =>
  table(
    ['Name', 'In', ...headings.slice(1)],
    parameters.map(({ name, in: place, required, description = '', schema = {} }) => ({
      cells: [code(name), place, typeOf(schema), requiredWord(required), limitsOf(schema), prose(description)],
    })),
  )
