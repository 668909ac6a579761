import type { OpenApi } from './examples.ts'

const taking = new Set(['post', 'put', 'patch', 'delete'])

const failing = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } },
})

const failures = { 413: failing('The body is too large'), 415: failing('The body is not JSON') }

/** A call that may bring a body may bring a wrong one, also where it needs none. */
export function addBodyFailures(document: OpenApi): void {
  for (const methods of Object.values(document.paths ?? {})) {
    for (const [method, operation] of Object.entries(methods) as [string, { responses?: object }][]) {
      if (taking.has(method)) operation.responses = { ...failures, ...operation.responses }
    }
  }
}
