import { Errors } from 'typebox/value'
import type { TSchema } from 'typebox'
import { didYouMean } from '../suggestion.ts'
import type { Problem } from '../problem.ts'
import { expectation, shown, writtenForm, type SchemaPart } from './expectation.ts'

type Found = ReturnType<typeof Errors>[number]

const steps = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))

/** `/menu/extra/1/to` is `menu.extra[1].to`. */
export function keyName(path: readonly string[]): string {
  return path.reduce((name, step) => (/^\d+$/.test(step) ? `${name}[${step}]` : name === '' ? step : `${name}.${step}`), '')
}

const valueAt = (root: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, step) => (value as Record<string, unknown> | undefined)?.[step], root)

function schemaAt(root: SchemaPart, path: readonly string[]): SchemaPart {
  return path.reduce<SchemaPart>(
    (schema, step) => schema.items ?? schema.properties?.[step] ?? Object.values(schema.patternProperties ?? {})[0] ?? {},
    root,
  )
}

function messagesOf(found: Found, root: unknown, schema: SchemaPart): { readonly path: readonly string[]; readonly message: string }[] {
  const path = steps(found.instancePath)
  const part = schemaAt(schema, path)
  switch (found.keyword) {
    case 'boolean':
      return []
    case 'additionalProperties':
      return found.params.additionalProperties.map((key) => {
        const known = Object.keys(part.properties ?? {}).filter((name) => name !== '$schema')
        return {
          path: [...path, key],
          message: `is not a known key, expected one of: ${known.join(', ')}.${didYouMean(key, known) || ' Remove it.'}`,
        }
      })
    case 'required':
      return found.params.requiredProperties.map((key) => ({
        path: [...path, key],
        message: `is missing, expected ${expectation(part.properties?.[key] ?? {})}. Add it.`,
      }))
    case 'uniqueItems':
      return [{ path, message: `is ${shown(valueAt(root, path))}, expected each entry once. Remove the second one.` }]
    case 'minItems': {
      const isRequired = schemaAt(schema, path.slice(0, -1)).required?.includes(path.at(-1) ?? '')
      return [
        { path, message: `is empty, expected ${expectation(part)}. Name at least one${isRequired ? '' : ', or remove the key for all'}.` },
      ]
    }
    case 'maxItems': {
      const { length } = valueAt(root, path) as readonly unknown[]
      return [{ path, message: `has ${length} entries, expected ${part.maxItems} at most. Take some out.` }]
    }
    case 'maxLength': {
      const { length } = valueAt(root, path) as string
      return [{ path, message: `has ${length} characters, expected ${part.maxLength} at most. Shorten it.` }]
    }
    case 'pattern':
      return [{ path, message: `is ${shown(valueAt(root, path))}, expected ${writtenForm(part)}.` }]
    default: {
      const value = valueAt(root, path)
      const guess = part.enum && typeof value === 'string' ? didYouMean(value, part.enum.map(String)) : ''
      return [{ path, message: `is ${shown(value)}, expected ${expectation(part)}.${guess}` }]
    }
  }
}

/** All that keeps a value from fitting its schema, in the words of `expectation`. */
export function schemaProblems(file: string, schema: TSchema, value: unknown): Problem[] {
  return Errors(schema, value)
    .flatMap((found) => messagesOf(found, value, schema as SchemaPart))
    .map(({ path, message }) => (path.length === 0 ? { file, message } : { file, key: keyName(path), message }))
}
