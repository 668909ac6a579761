import { operationsOf, type Body, type OpenApi } from './open-api-document.ts'

const firstFailure = 400

/** Says each failure once, among the components and named by its codes; calls refer to it. */
export function shareFailures(document: OpenApi): void {
  const failures: Record<string, Body> = {}
  for (const operation of operationsOf(document)) {
    operation.responses = Object.fromEntries(
      Object.entries(operation.responses ?? {}).map(([status, answer]) => {
        if (Number(status) < firstFailure) return [status, answer]
        const name = Object.keys(answer.content?.['application/json']?.examples ?? {}).join('-')
        failures[name] = answer
        return [status, { $ref: `#/components/responses/${name}` }]
      }),
    )
  }
  document.components = { ...document.components, responses: failures }
}
