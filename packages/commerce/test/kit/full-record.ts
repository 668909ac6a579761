import fc from 'fast-check'
import type { Schema } from '../../src/kernel/http/open-api-document.ts'

/** Values of fields that a schema alone does not tell, by the end of the field's path, such as `id` or `options.id`; the longest that fits holds. */
export type OwnValues = Readonly<Record<string, (number: number) => unknown>>

type Field = { readonly path: string; readonly number: number; readonly own: OwnValues }

/** One of a list that goes round and round, beginning behind what a field has when it is left out. */
const other = (values: readonly unknown[], initial: unknown, number: number): unknown =>
  values[(values.indexOf(initial) + 1 + number) % values.length]

/** Differs between most fields, so that two that are mistaken for each other are noticed. */
const weight = (path: string): number => Array.from(path).reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 31

const counted = (length: number, from: number) => Array.from({ length }, (_, at) => from + at)

function text({ pattern, format, minLength = 0, maxLength = 60 }: Schema, { path, number }: Field): string {
  if (format === 'date-time') return `2021-02-0${1 + (number % 9)}T03:04:05.678Z`
  if (format === 'date') return `1991-02-0${1 + (number % 9)}`
  const words = `${number} ${path}: “æøå”, "sitat"; <b>& \\ linje`
  if (pattern === undefined || pattern === '\\S') return words.slice(0, maxLength).trim().padEnd(minLength, '.')
  return fc
    .sample(fc.stringMatching(new RegExp(pattern)), { seed: number, numRuns: 1 })
    .join('')
    .slice(0, maxLength)
}

function ofType(schema: Schema, field: Field): unknown {
  const { number, path } = field
  const { minimum = 0, maximum = 1000, minItems = 0, maxItems = 2 } = schema
  switch (schema.type) {
    case 'object':
      return fullRecord(schema, number, field.own, `${path}.`)
    case 'array':
      return counted(Math.max(minItems, Math.min(maxItems, 2)), number * 3).map((at) =>
        filled(schema.items ?? {}, { ...field, number: at }),
      )
    case 'boolean':
      return (number + weight(path)) % 2 === 0
    case 'integer':
      return other(counted(Math.min(maximum - minimum + 1, 50), minimum), schema.default, number + weight(path))
    case 'number':
      return minimum + number + weight(path) + 0.25
    case 'string':
      return text(schema, field)
    default:
      throw new Error(`No value can be made for ${path}: ${JSON.stringify(schema)}`)
  }
}

function filled(schema: Schema, field: Field): unknown {
  const { path, number, own } = field
  const ends = Object.keys(own).filter((end) => path === end || path.endsWith(`.${end}`))
  const given = own[ends.toSorted((a, b) => b.length - a.length)[0] ?? '']
  if (given) return given(number)
  const choices = schema.anyOf?.filter(({ type }) => type !== 'null') ?? []
  if (choices.length > 1)
    return other(
      choices.map((one) => one.const),
      schema.default,
      number,
    )
  if (choices[0]) return filled(choices[0], field)
  return schema.enum ? other(schema.enum, schema.default, number) : ofType(schema, field)
}

/** A record with a value in every field of its schema, as good as always another than the field has when it is left out; a flag is so of every other record. */
export function fullRecord({ properties = {} }: Schema, number: number, own: OwnValues, below = ''): Record<string, unknown> {
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, filled(schema, { path: below + name, number, own })]))
}
