import type { ErrorCode } from '@vidda/contract'
import type { FastifySchema } from 'fastify'
import { Type, type TSchema } from 'typebox'
import type { Requirement } from './security-schemes.ts'
import { referring } from './shared-schemas.ts'

declare module 'fastify' {
  interface FastifySchema {
    /** Codes that the handler answers with; those of what stands before it follow from the route (guarded.ts). */
    fails?: readonly ErrorCode[]
  }
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
  readonly fails?: readonly ErrorCode[]
  /** Whether a session changes the answer; else a route that fails with `not_logged_in` needs one. */
  readonly session?: 'optional'
  /** Of a server that carries a token of its own. */
  readonly token?: 'stockToken' | 'orderToken'
}

/** An answer in JSON. */
const answering = (description: string, schema: TSchema) => ({
  description,
  content: { 'application/json': { schema: referring(schema) } },
})

function securityOf({ fails = [], session, token }: Route): readonly Requirement[] {
  const anybody: Requirement = { tenant: [], ...(token && { [token]: [] }) }
  const customer: Requirement = { ...anybody, session: [] }
  if (session === 'optional') return [customer, anybody]
  return [fails.includes('not_logged_in') ? customer : anybody]
}

/** The schema of a route: what it takes and what it answers. */
export const documented = (route: Route): FastifySchema => {
  const { ok, okStatus = 200, orNothing = ok === null, session: _, token: __, ...schema } = route
  return {
    ...schema,
    security: securityOf(route),
    response: {
      ...(ok && { [okStatus]: answering('As asked for', ok) }),
      ...(orNothing && { 204: { description: 'No content', type: 'null' } }),
    },
  }
}

export const IdParams = Type.Object({ id: Type.Integer({ minimum: 0, maximum: 2 ** 31 - 1 }) })
