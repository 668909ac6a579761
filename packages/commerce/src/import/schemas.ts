import { dataRecords } from '@vidda/contract/data'
import { DataError } from './data-error.ts'
import { kindNames } from './files.ts'

/** Removes fields with a default from `required`, in nested objects too. */
function withoutDefaults(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutDefaults)
  if (typeof schema !== 'object' || schema === null) return schema
  const { properties = {} } = schema as { readonly properties?: Readonly<Record<string, object>> }
  const isNeeded = (field: string): boolean => !('default' in (properties[field] ?? {}))
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [
      key,
      key === 'required' && Array.isArray(value) ? value.filter(isNeeded) : withoutDefaults(value),
    ]),
  )
}

/** The published JSON Schema of one kind's record: what has a default may be left out. */
export function dataSchema(kind: string): object {
  const name = kindNames.find((one) => one === kind)
  if (name === undefined) throw new DataError(`"${kind}" is no kind of data. Kinds: ${kindNames.join(', ')}.`)
  const schema = withoutDefaults(JSON.parse(JSON.stringify(dataRecords[name])))
  return { $schema: 'https://json-schema.org/draft/2020-12/schema', ...(schema as object) }
}
