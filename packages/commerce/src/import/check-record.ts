import type { TObject } from 'typebox'
import { Compile } from 'typebox/compile'
import { Value } from 'typebox/value'
import { unkeepable } from '../kernel/database/keepable.ts'
import type { DataKind, DataRecord, Problem } from './kind.ts'
import { constantsOf, mendOf, otherThanNull, schemaAt, type Loose } from './mend.ts'

type Found = { readonly keyword: string; readonly instancePath: string; readonly params: object; readonly message: string }

const listed = (params: object, key: string): readonly string[] => (params as Readonly<Record<string, readonly string[]>>)[key] ?? []

const forms: Readonly<Record<string, string>> = {
  date: 'must be a date, as 2026-01-31',
  'date-time': 'must be a moment with its zone, as 2026-01-31T08:00:00Z',
}

/** What a field wants, where the schema's own words do not say it. */
function wanted(message: string, schema: Loose): string {
  const { type, format, pattern, description } = schema
  const constants = constantsOf(schema)
  // Words say what they are; of numbers the description does.
  const inWords = constants.every((one) => typeof one === 'string')
  if (constants.length > 0) return `must be one of ${inWords ? constants.join(', ') : (description ?? constants.join(', '))}`
  if (format !== undefined && message.includes('format')) return forms[format] ?? message
  if (pattern === '\\S' && message.includes('pattern')) return 'must have a value'
  const isOfForm = message.includes('pattern') || (type === 'integer' && message === 'must be integer')
  return isOfForm && description !== undefined ? `${message} (${description})` : message
}

const valueAt = (record: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, part) => (value as Readonly<Record<string, unknown>> | null | undefined)?.[part], record)

const isIndex = (part: string | undefined) => part !== undefined && /^\d+$/.test(part)

/** Lists and objects stand in a cell as JSON, which stays text where it cannot be read. */
const isBrokenJson = (value: unknown, { type }: Loose) =>
  (type === 'array' || type === 'object') && typeof value === 'string' && /^\s*[[{]/.test(value)

const brokenJson = 'must be JSON, and has a quote, comma or bracket too many or too few'

/** Says of a field that may be null no more than what is said of its value. */
const saysOnlyNull = (keyword: string, message: string, its: Loose | undefined) =>
  its !== undefined && otherThanNull(its) !== its && (keyword === 'anyOf' || message === 'must be null')

function problemsOf({ keyword, instancePath, params, message }: Found, record: DataRecord, schema: Loose): Problem[] {
  // Said of a field that the record may not have; the record's own problem names it.
  if (keyword === 'boolean') return []
  const path = instancePath.split('/').slice(1)
  const at = (name: string) => [...path, name].join('.')
  if (keyword === 'required') {
    // Those with a default are left out of what is wrong with others beside them.
    const missing = listed(params, 'requiredProperties').filter((name) => schemaAt(schema, [...path, name])?.default === undefined)
    return missing.map((name) => ({ field: at(name), reason: 'must have a value' }))
  }
  if (keyword === 'additionalProperties') {
    return listed(params, 'additionalProperties').map((name) => ({ field: at(name), reason: 'is no field of this kind of record' }))
  }
  // A plain list is mended as a whole, which is how it stands in the file.
  const shown = isIndex(path.at(-1)) ? path.slice(0, -1) : path
  const its = schemaAt(schema, path)
  if (saysOnlyNull(keyword, message, its)) return []
  const whole = schemaAt(schema, shown)
  const value = valueAt(record, shown)
  const mend = whole && mendOf(value, shown.findLast((part) => !isIndex(part)) ?? '', whole)
  const reason = its ? (isBrokenJson(value, otherThanNull(its)) ? brokenJson : wanted(message, otherThanNull(its))) : message
  return [{ field: path.join('.') || 'record', reason, ...(shown.length > 0 && { value }), ...(mend !== undefined && { mend }) }]
}

/** The first problem of each field says most: the others follow from it. */
const firstOfEach = (problems: readonly Problem[]): Problem[] =>
  [...new Map(problems.toReversed().map((one) => [one.field, one])).values()].toReversed()

type Checked = { readonly record: DataRecord } | { readonly problems: readonly Problem[] }

/** What people are told of personal data names the field and no value of it: messages end in logs. */
const withoutValue = ({ field, reason }: Problem): Problem => ({ field, reason })

/** Fills in what a record leaves out, and answers it or everything that is wrong with it by itself. */
export function recordCheck(kind: DataKind, schema: TObject): (value: DataRecord) => Checked {
  const compiled = Compile(schema)
  const told = (problems: readonly Problem[]) => ({ problems: kind.personal === true ? problems.map(withoutValue) : problems })
  return (value) => {
    const record = Value.Default(schema, value) as DataRecord
    if (!compiled.Check(record)) {
      return told(firstOfEach(compiled.Errors(record).flatMap((found) => problemsOf(found, record, schema))))
    }
    const problems = [
      ...unkeepable(record).map((field) => ({ field, reason: 'must be text without NUL and half characters' })),
      ...(kind.examine?.(record) ?? []).map((one) => ({ value: valueAt(record, one.field.split('.')), ...one })),
    ]
    return problems.length > 0 ? told(problems) : { record: kind.prepare?.(record) ?? record }
  }
}
