import { request as open, type Agent } from 'node:http'

export type Asked = {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: string
  /** Beside those of the loop. */
  readonly headers?: Readonly<Record<string, string>>
}

type One = { readonly status: number; readonly bytes: number }

type Server = { readonly url: string; readonly headers: Readonly<Record<string, string>> }

/** Asks a server, over one of the connections that the agent keeps. */
export const askOver = (agent: Agent, { url, headers: common }: Server, { method, path, body, headers: own }: Asked): Promise<One> =>
  new Promise((resolve, reject) => {
    const headers = { ...common, ...own }
    const sent =
      body === undefined ? headers : { ...headers, 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }
    const call = open(url + path, { method, agent, headers: sent }, (answer) => {
      let bytes = 0
      answer.on('data', (part: Buffer) => (bytes += part.length))
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, bytes }))
      answer.once('error', reject)
    })
    call.once('error', reject)
    call.end(body)
  })
