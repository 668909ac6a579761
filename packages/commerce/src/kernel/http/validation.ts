import type { FastifyInstance, FastifySchemaCompiler } from 'fastify'
import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { Value } from 'typebox/value'
import { unkeepable } from '../database/keepable.ts'
import { Failure, type FieldErrors } from './failure.ts'
import { forgingFields } from './plain-text.ts'

/** What a field is called in a message, where its name does not say it. */
const labels: Readonly<Record<string, string>> = {
  shopID: 'Shop id',
  zipcode: 'Postal code',
  EanNo: 'EAN number',
  per_page: 'Per page',
  first_name: 'First name',
  surname: 'Last name',
  password_confirmation: 'Password confirmation',
  terms_conditions: 'Terms',
  birth_date: 'Birth date',
  postal_code: 'Postal code',
  registration_token: 'Token',
  reviewable_id: 'Article',
  orderBy: 'Order by',
}

const labelOf = (field: string) => labels[field] ?? field.charAt(0).toUpperCase() + field.slice(1)

const wrongFormat: Readonly<Record<string, string>> = {
  name: 'must have a value',
  email: 'must be an e-mail address',
  phone: 'must be a Norwegian mobile number',
  zipcode: 'must be four digits',
  first_name: 'must have a value',
  surname: 'must have a value',
  content: 'must have a value',
  postal_code: 'must be four digits',
  terms_conditions: 'must be accepted',
}

type Problem = { readonly keyword: string; readonly instancePath: string; readonly params: object; readonly message: string }

function worded(problem: Problem, field: string, value: unknown): string {
  if (problem.keyword === 'required' || value === '') return 'must have a value'
  if (problem.keyword === 'format' && field === 'birth_date') return 'must be a date such as 1990-05-17'
  if (problem.keyword === 'pattern' || problem.keyword === 'const') return wrongFormat[field] ?? problem.message
  return problem.message
}

const at = (data: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], data)

const isAlternative = ({ keyword, message }: Problem) => keyword === 'anyOf' || message === 'must be null'

/** Of a field that may also be null, what is wrong with its value says more than that it is not null. */
const saysMost = (problem: Problem, problems: readonly Problem[]) =>
  !isAlternative(problem) || !problems.some((other) => other.instancePath === problem.instancePath && !isAlternative(other))

/** English messages by field (spec §5): `shopID` gives `Shop id must have a value`. */
export function fieldErrors(problems: readonly Problem[], data: unknown): FieldErrors {
  const errors: Record<string, string[]> = {}
  for (const problem of problems.filter((one) => saysMost(one, problems))) {
    const path = problem.instancePath.split('/').slice(1)
    const missing = (problem.params as { requiredProperties?: string[] }).requiredProperties
    for (const full of missing ? missing.map((name) => [...path, name]) : [path]) {
      const field = full.findLast((part) => !/^\d+$/.test(part)) ?? 'body'
      const text = `${labelOf(field)} ${worded(problem, field, at(data, full))}`
      const list = (errors[full.join('.') || 'body'] ??= [])
      if (!list.includes(text)) list.push(text)
    }
  }
  return errors
}

const textErrors = (fields: readonly string[], without: string): FieldErrors =>
  Object.fromEntries(fields.map((field) => [field, [`${labelOf(field.split('.').at(-1) ?? field)} must be text without ${without}`]]))

/** What no schema says of text: whether the database can keep it, and whether it could pass for words of others. */
function unfitText(value: unknown, isBody: boolean): FieldErrors {
  const forging = isBody ? forgingFields(value) : []
  return {
    ...textErrors(forging, 'line breaks, control characters and marks that turn its direction'),
    ...textErrors(unkeepable(value), 'NUL and half characters'),
  }
}

const compile: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const check = Compile(schema)
  return (data) => {
    const filled = Value.Default(schema, httpPart === 'body' ? data : { ...(data as object) })
    const value = httpPart === 'body' ? filled : Value.Convert(schema, filled)
    const isRight = check.Check(value)
    const errors = isRight ? unfitText(value, httpPart === 'body') : fieldErrors(check.Errors(value), value)
    if (isRight && Object.keys(errors).length === 0) return { value }
    return { error: new Failure('validation_failed', Object.values(errors)[0]?.[0] ?? 'The request is not valid', errors) }
  }
}

export function validate(app: FastifyInstance): void {
  app.setValidatorCompiler(compile)
  app.setSchemaErrorFormatter((errors) => errors as unknown as Error)
}
