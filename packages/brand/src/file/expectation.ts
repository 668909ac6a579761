/** The parts of a JSON schema that tell a person what a value should be. */
export interface SchemaPart {
  readonly type?: string
  readonly description?: string
  readonly enum?: readonly unknown[]
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly maxLength?: number
  readonly examples?: readonly unknown[]
  readonly items?: SchemaPart
  readonly properties?: Readonly<Record<string, SchemaPart>>
  readonly required?: readonly string[]
  readonly patternProperties?: Readonly<Record<string, SchemaPart>>
}

/** What a value should be, in words: `a whole number from 1`, `a list of: dame, herre`. */
export function expectation(schema: SchemaPart): string {
  if (schema.enum) return `one of: ${schema.enum.join(', ')}`
  const example = schema.examples?.[0]
  switch (schema.type) {
    case 'boolean':
      return 'true or false'
    case 'integer':
      return ['a whole number', ...rangeOf(schema)].join(' ')
    case 'number':
      return ['a number', ...rangeOf(schema)].join(' ')
    case 'array':
      return schema.items?.enum
        ? `a list of: ${schema.items.enum.join(', ')}`
        : `a list${example === undefined ? '' : ` such as ${JSON.stringify(example)}`}`
    case 'object':
      return `an object${schema.properties ? ` with ${(schema.required?.length ? schema.required : Object.keys(schema.properties)).join(', ')}` : ''}`
    default:
      return `a text${example === undefined ? '' : ` such as ${JSON.stringify(example)}`}`
  }
}

/** What a text that its pattern refuses should be: its description begins with an article where the pattern wants more than a sign. */
export function writtenForm(schema: SchemaPart): string {
  const { description = '', pattern } = schema
  if (pattern === undefined || pattern === '\\S' || !/^An? /u.test(description)) return expectation(schema)
  return `${description.charAt(0).toLowerCase()}${description.slice(1)}, such as ${JSON.stringify(schema.examples?.[0])}`
}

const rangeOf = ({ minimum, maximum }: SchemaPart): readonly string[] => [
  ...(minimum === undefined ? [] : [`from ${minimum}`]),
  ...(maximum === undefined ? [] : [`to ${maximum}`]),
]

/** A value as a person would name it, short. */
export function shown(value: unknown): string {
  const json = JSON.stringify(value) ?? 'nothing'
  return json.length > 60 ? `${json.slice(0, 57)}…` : json
}
