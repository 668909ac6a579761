import type { TObject } from 'typebox'
import { Compile } from 'typebox/compile'
import { Value } from 'typebox/value'
import { unkeepable } from '../database/keepable.ts'
import type { DataKind, DataRecord, Problem } from './kind.ts'

type Found = { readonly keyword: string; readonly instancePath: string; readonly params: object; readonly message: string }

const listed = (params: object, key: string): readonly string[] => (params as Readonly<Record<string, readonly string[]>>)[key] ?? []

function problemsOf({ keyword, instancePath, params, message }: Found): Problem[] {
  // Said of a field that the record may not have; the record's own problem names it.
  if (keyword === 'boolean') return []
  const path = instancePath.split('/').slice(1)
  const at = (name: string) => [...path, name].join('.')
  if (keyword === 'required') return listed(params, 'requiredProperties').map((name) => ({ field: at(name), reason: 'must have a value' }))
  if (keyword === 'additionalProperties') {
    return listed(params, 'additionalProperties').map((name) => ({ field: at(name), reason: 'is no field of this kind of record' }))
  }
  return [{ field: path.join('.') || 'record', reason: message }]
}

/** The first problem of each field says most: the others follow from it. */
const firstOfEach = (problems: readonly Problem[]): Problem[] =>
  [...new Map(problems.toReversed().map((one) => [one.field, one])).values()].toReversed()

type Checked = { readonly record: DataRecord } | { readonly problems: readonly Problem[] }

/** Fills in what a record leaves out, and answers it or everything that is wrong with it by itself. */
export function recordCheck(kind: DataKind, schema: TObject): (value: DataRecord) => Checked {
  const compiled = Compile(schema)
  return (value) => {
    const record = Value.Default(schema, value) as DataRecord
    if (!compiled.Check(record)) {
      return { problems: firstOfEach(compiled.Errors(record).flatMap(problemsOf)) }
    }
    const problems = [
      ...unkeepable(record).map((field) => ({ field, reason: 'must be text without NUL and half characters' })),
      ...(kind.examine?.(record) ?? []),
    ]
    return problems.length > 0 ? { problems } : { record: kind.prepare?.(record) ?? record }
  }
}
