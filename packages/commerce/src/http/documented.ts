import { headerNames } from '@vidda/contract'
import { ErrorBody } from '@vidda/contract/wire'
import type { FastifySchema } from 'fastify'
import { Type, type TSchema } from 'typebox'
import { referring } from './shared-schemas.ts'

const errors: Readonly<Record<number, string>> = {
  400: 'A header is missing, or the body is not JSON',
  401: 'A token or a session is missing, wrong or somebody else’s',
  403: 'The tenant header is wrong',
  404: 'Unknown',
  409: 'It cannot be done',
  419: 'A token against forged requests is missing or wrong',
  413: 'The body is too large',
  415: 'The body is not JSON',
  422: 'A field is not valid',
  423: 'There is an account with this e-mail address or phone number',
  429: 'Too many attempts; see Retry-After',
  431: 'The headers are too large',
  502: 'Another server failed',
  503: 'Not here, or not now',
}

type Route = {
  readonly tags: readonly string[]
  readonly summary: string
  /** Null for an answer without a body. */
  readonly ok: TSchema | null
  /** Whether there may be nothing to answer. */
  readonly orNothing?: boolean
  readonly okStatus?: 200 | 201
  readonly params?: TSchema
  readonly querystring?: TSchema
  readonly body?: TSchema
  readonly headers?: TSchema
  /** Statuses beside 400, 403 and 431, which every route has, and those that its parameters and body bring with them. */
  readonly fails?: readonly number[]
  /** The tenant header alone when left out. */
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[]
}

/** An answer in JSON. */
export const answering = (description: string, schema: TSchema) => ({
  description,
  content: { 'application/json': { schema: referring(schema) } },
})

function failuresOf({ params, querystring, body, fails = [] }: Route): readonly number[] {
  const fields = params || querystring || body ? [422] : []
  return [...new Set([400, 403, 431, ...(body ? [413, 415] : []), ...fields, ...fails])].toSorted((a, b) => a - b)
}

/** The schema of a route: what it takes, what it answers, and how it fails. */
export const documented = (route: Route): FastifySchema => {
  const { ok, okStatus = 200, orNothing = ok === null, fails: _, tags, security = [{ tenant: [] }], ...schema } = route
  return {
    ...schema,
    tags: [...tags],
    security: security.map((one) => Object.fromEntries(Object.entries(one).map(([name, scopes]) => [name, [...scopes]]))),
    response: {
      ...(ok && { [okStatus]: answering('As asked for', ok) }),
      ...(orNothing && { 204: { description: 'No content', type: 'null' } }),
      ...Object.fromEntries(failuresOf(route).map((status) => [status, answering(errors[status] ?? 'Refused', ErrorBody)])),
    },
  }
}

export const IdParams = Type.Object({ id: Type.Integer({ minimum: 0, maximum: 2 ** 31 - 1 }) })

/** Of the stock feed (decisions.md, Chosen while building). */
export const stockScheme = {
  type: 'http',
  scheme: 'bearer',
  description: 'The brand’s `VIDDA_<BRAND>_STOCK_TOKEN`.',
} as const

export const tenantScheme = {
  type: 'apiKey',
  in: 'header',
  name: headerNames.tenant,
  description:
    '`<tenant id>.<signature>`, the signature being base64url(HMAC-SHA256(secret, "vidda-tenant:" + tenant id)). A brand’s host adds it.',
} as const
