import type { Static, TSchema } from 'typebox'
import { Compile } from 'typebox/compile'

/** Where in a body something is wrong, and what: `order_lines[0].name must not have fewer than 1 characters`. */
export type SchemaProblem = { readonly field: string; readonly text: string }

/** A value, to be used only where there are no problems. */
export type Checked<Value> = { readonly value: Value; readonly problems: readonly SchemaProblem[] }
export type Check<Value> = (value: unknown) => Checked<Value>

const fieldOf = (pointer: string): string =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/u.test(part) ? `[${part}]` : `.${part}`))
    .join('')
    .replace(/^\./u, '')

const joined = (field: string, name: string): string => (field === '' ? name : `${field}.${name}`)

/** One problem per field. */
export function checker<Schema extends TSchema>(schema: Schema): Check<Static<Schema>> {
  const compiled = Compile(schema)
  return (value) => {
    const problems = compiled.Errors(value).flatMap((error) => {
      const field = fieldOf(error.instancePath)
      if (error.keyword === 'required')
        return error.params.requiredProperties.map((name) => ({ field: joined(field, name), text: 'is missing' }))
      if (error.keyword === 'additionalProperties')
        return error.params.additionalProperties.map((name) => ({ field: joined(field, name), text: 'is not known' }))
      return [{ field: field === '' ? 'body' : field, text: error.message }]
    })
    const seen = new Set<string>()
    return { value: value as Static<Schema>, problems: problems.filter(({ field }) => !seen.has(field) && seen.add(field)) }
  }
}
