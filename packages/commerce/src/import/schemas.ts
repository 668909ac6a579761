import { dataRecords } from '@vidda/contract/data'
import { DataError } from './data-error.ts'
import { kindNames } from './files.ts'

type Schema = { readonly required?: readonly string[]; readonly properties: Readonly<Record<string, object>> }

/** The published JSON Schema of one kind's record: what has a default may be left out. */
export function dataSchema(kind: string): object {
  const name = kindNames.find((one) => one === kind)
  if (name === undefined) throw new DataError(`"${kind}" is no kind of data. Kinds: ${kindNames.join(', ')}.`)
  const { required = [], ...schema } = JSON.parse(JSON.stringify(dataRecords[name])) as Schema
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    ...schema,
    required: required.filter((field) => !('default' in (schema.properties[field] ?? {}))),
  }
}
