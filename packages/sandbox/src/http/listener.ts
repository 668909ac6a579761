import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Incoming, Reply, Route } from './exchange.ts'

/** Answers a request, or takes the connection into its own hands and answers nothing. */
export type Answerer = (request: Incoming, connection: ServerResponse) => Promise<Reply | null>

export type Listener = { readonly origin: string; readonly port: number; close(): Promise<void> }

const mostBytes = 1024 * 1024

async function bodyOf(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    if (!Buffer.isBuffer(chunk)) continue
    size += chunk.length
    if (size > mostBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function send(response: ServerResponse, { status, headers = {} }: Reply, content: Buffer): void {
  response.writeHead(status, { ...(status === 204 ? {} : { 'content-length': content.length }), ...headers })
  response.end(content)
}

/** A server for one host name and port; with port 0 the system chooses one. */
export async function listen(host: string, port: number, serialize: (reply: Reply) => Buffer, answer: Answerer): Promise<Listener> {
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://sandbox')
    const body = await bodyOf(request)
    if (body === null) return send(response, { status: 413 }, Buffer.alloc(0))
    const incoming = { method: request.method ?? 'GET', path: url.pathname, query: url.searchParams, headers: request.headers, body }
    const reply = await answer(incoming, response)
    if (reply !== null && !response.destroyed) send(response, withType(reply), serialize(reply))
  }
  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      if (!request.destroyed) console.error(error)
      response.destroy()
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const { port: taken } = server.address() as AddressInfo
  return {
    origin: `http://${host}:${taken}`,
    port: taken,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export const withType = (reply: Reply): Reply =>
  reply.json === undefined ? reply : { ...reply, headers: { 'content-type': 'application/json; charset=utf-8', ...reply.headers } }

/** The handler of a request with the parameters of its path; null where nothing is. */
export function find(
  routes: readonly Route[],
  { method, path }: Incoming,
): (Route & { readonly params: Readonly<Record<string, string>> }) | null {
  for (const item of routes) {
    const match = item.method === method ? item.pattern.exec(path) : null
    if (match) {
      const params = Object.entries(match.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)])
      return { ...item, params: Object.fromEntries(params) as Record<string, string> }
    }
  }
  return null
}
