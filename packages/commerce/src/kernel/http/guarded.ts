import { errorCodes, type ErrorCode } from '@vidda/contract'
import { ErrorBody } from '@vidda/contract/wire'
import type { FastifySchema, RouteOptions } from 'fastify'
import { samples } from './examples.data.ts'
import { failures } from './failures.data.ts'
import { isReading, mayBringBody, needsTokens } from './forgery.ts'
import { referring } from './shared-schemas.ts'

type Route = Pick<RouteOptions, 'method' | 'config' | 'attachValidation'>

const methodOf = ({ method }: Route): string => [method].flat()[0] ?? ''

/** Every shop's calls that read are counted, and whatever has a limit of its own. */
const isLimited = ({ security = [] }: FastifySchema, route: Route): boolean =>
  Boolean(route.config?.rateLimit) || (security.some((one) => 'tenant' in one) && isReading(methodOf(route), route.config))

/** Codes of what stands before the handler: the parser, the tenant, the tokens, the fields and the limits. */
function codesBefore(schema: FastifySchema, route: Route): readonly ErrorCode[] {
  const { params, querystring, body, security = [] } = schema
  const hasFields = [params, querystring, body].some((one) => one !== undefined)
  return [
    'malformed_json',
    'headers_too_large',
    'unavailable',
    ...(security.some((one) => 'tenant' in one) ? (['tenant_missing', 'tenant_refused'] as const) : []),
    ...(needsTokens(methodOf(route), route.config) ? (['csrf_token_mismatch'] as const) : []),
    // A call that may bring a body may bring a wrong one, also where it needs none.
    ...(mayBringBody(methodOf(route)) ? (['body_too_large', 'unsupported_media_type'] as const) : []),
    // A part of the path that is longer than any that there is.
    ...(params === undefined ? [] : (['not_found'] as const)),
    ...(hasFields && !route.attachValidation ? (['validation_failed'] as const) : []),
    ...(mayBringBody(methodOf(route)) ? (['request_timeout'] as const) : []),
    ...(isLimited(schema, route) ? (['too_many_requests'] as const) : []),
  ]
}

const waiting: ReadonlySet<ErrorCode> = new Set(['too_many_requests', 'reservation_rate', 'payment_rate', 'unavailable'])
const retryAfter = { 'Retry-After': { type: 'integer', minimum: 1, description: 'Seconds after which another try may do' } }

const exampleOf = (code: ErrorCode): ErrorBody => ({
  message: failures[code].example.message,
  code,
  ...(failures[code].example.errors && { errors: failures[code].example.errors }),
  ...(failures[code].example.limit && { limit: failures[code].example.limit }),
  requestId: String(samples['requestId']),
})

/** An answer with one of the codes, which have the same status. */
const failing = (codes: readonly ErrorCode[]) => ({
  description: codes.map((code) => (codes.length === 1 ? failures[code].when : `\`${code}\`: ${failures[code].when}`)).join('. '),
  ...(codes.some((code) => waiting.has(code)) && { headers: retryAfter }),
  content: {
    'application/json': {
      schema: { allOf: [referring(ErrorBody), { properties: { code: { enum: codes } } }] },
      examples: Object.fromEntries(codes.map((code) => [code, { summary: failures[code].when, value: exampleOf(code) }])),
    },
  },
})

/** A header whose lack has a code of its own: the schema that is validated against does not ask for it. */
const isAsked = ({ fails = [] }: FastifySchema) => fails.includes('idempotency_key_missing')

const required = (headers: unknown) => ({ ...(headers as object), required: Object.keys((headers as { properties: object }).properties) })

/** The schema as the OpenAPI document has it: with the guards that stand before the handler, and every failure by its code. */
export function guarded(schema: FastifySchema, route: Route): FastifySchema {
  const { body, fails = [], security = [], response = {}, ...rest } = schema
  const tokens = needsTokens(methodOf(route), route.config) ? { csrfToken: [], xsrfToken: [], xsrfCookie: [] } : {}
  const codes = [...new Set([...codesBefore(schema, route), ...fails])].toSorted()
  const failed = [...Map.groupBy(codes, (code) => errorCodes[code])].map(([status, group]) => [status, failing(group)])
  return {
    ...rest,
    ...(body !== undefined && { body: referring(body) }),
    ...(isAsked(schema) && { headers: required(schema.headers) }),
    ...(security.length > 0 && { security: security.map((one) => ({ ...one, ...tokens })) }),
    response: { ...(response as object), ...Object.fromEntries(failed) },
  }
}
