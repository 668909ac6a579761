import { apiBase } from '@vidda/contract'
import type { ApiReady } from '../servers/api.child.ts'
import type { Asked } from '../servers/asked.ts'

export const get = (path: string): Asked => ({ method: 'GET', path: apiBase + path })
export const post = (path: string, body: object): Asked => ({ method: 'POST', path: apiBase + path, body: JSON.stringify(body) })

export function send({ url, headers }: ApiReady, { method, path, body, headers: own }: Asked): Promise<Response> {
  const sent = { ...headers, ...own }
  return fetch(
    url + path,
    body === undefined ? { method, headers: sent } : { method, headers: { ...sent, 'content-type': 'application/json' }, body },
  )
}

/** Throws when the answer is no success. */
export async function ask<Body>(api: ApiReady, asked: Asked): Promise<Body> {
  const answer = await send(api, asked)
  if (!answer.ok) throw new Error(`${asked.method} ${asked.path} answers ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as Body
}
