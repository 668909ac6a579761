import { apiBase } from '@vidda/contract'
import type { Commerce } from '../../src/server.ts'
import { tenantHeader } from '../../src/kernel/http/tenant-header/index.ts'
import { checked, schemaCheck } from './schema-check.ts'
import { secret } from './tenants.ts'

/** Asks a server without a socket, as a host in the same process does for the first brand. */
export type InProcess = (path: string, init?: RequestInit) => Promise<Response>

const address = (path: string) => `http://commerce${apiBase}${path}`

/** What a server says of its calls. */
export const documentOf = async (commerce: Pick<Commerce, 'fetch'>): Promise<Parameters<typeof schemaCheck>[0]> =>
  (await commerce.fetch(new Request(address('/openapi.json')))).json()

/** Each answer has been checked against the OpenAPI document. */
export async function inProcess(commerce: Pick<Commerce, 'fetch'>): Promise<InProcess> {
  const check = schemaCheck(await documentOf(commerce))
  return async (path, init = {}) => {
    const headers = { ...tenantHeader('first', secret), 'content-type': 'application/json' }
    const answer = await commerce.fetch(new Request(address(path), { ...init, headers }))
    return checked(check, init.method ?? 'GET', address(path), answer)
  }
}
