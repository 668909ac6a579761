import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { readFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import type { EditRequest } from '../shared/wire.ts'
import { refusalOf } from './guard.ts'
import { everywhere, matrixPage, studioPage, type DocumentPage } from './pages.ts'
import { pictureSvg } from './picture.data.ts'
import type { Outcome, Session } from './session.ts'
import { draftCss, studioCss } from './studio-theme.ts'

export type StudioServer = { readonly listen: (port: number) => Promise<void>; readonly close: () => Promise<void> }

type Options = {
  readonly session: Session
  /** Folder of the studio's built page. */
  readonly app: string
  /** Where it is opened: `http://localhost:5200`. */
  readonly origin: string
}

/** Bytes of an edit: a whole home page is a few thousand. */
const mostBytes = 256 * 1024

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size > mostBytes) throw new RangeError('The change is too large')
    parts.push(part)
  }
  return JSON.parse(Buffer.concat(parts).toString() || 'null') as unknown
}

function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Buffer,
  more: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { ...everywhere, 'content-type': type, ...more }).end(body)
}

const sendJson = (response: ServerResponse, status: number, value: unknown) =>
  send(response, status, 'application/json; charset=utf-8', JSON.stringify(value))
const sendPage = (response: ServerResponse, { html, policy }: DocumentPage) =>
  send(response, 200, 'text/html; charset=utf-8', html, { 'content-security-policy': policy })

/** Serves the studio on this machine alone, to its own page alone. */
export function createStudioServer({ session, app, origin }: Options): StudioServer {
  const streams = new Set<ServerResponse>()
  session.onChange(() => {
    for (const stream of streams) stream.write(`data: ${session.state().revision}\n\n`)
  })

  const settle = (response: ServerResponse, outcome: Outcome): void => {
    if (outcome.ok) return sendJson(response, 200, session.state())
    const { ok: _, ...refusal } = outcome
    sendJson(response, 422, refusal)
  }

  const sendFile = async (response: ServerResponse, path: string) => {
    const file = await readFile(path).catch(() => null)
    if (file === null) return send(response, 404, 'text/plain', 'Not Found')
    send(response, 200, types[extname(path)] ?? 'application/octet-stream', file)
  }

  const reads: Readonly<Record<string, (response: ServerResponse, query: URLSearchParams) => void | Promise<void>>> = {
    '/': (response) => sendPage(response, studioPage(session.state().shop)),
    '/matrix': (response) => sendPage(response, matrixPage),
    '/studio.css': async (response) => send(response, 200, 'text/css; charset=utf-8', await studioCss()),
    '/draft.css': (response, query) => send(response, 200, 'text/css; charset=utf-8', draftCss(session.brand(), query.get('scheme'))),
    '/picture.svg': (response) => send(response, 200, 'image/svg+xml', pictureSvg),
    '/api/state': (response) => sendJson(response, 200, session.state()),
    '/api/diff': async (response) => sendJson(response, 200, await session.diff()),
    '/api/events': (response) => {
      response.writeHead(200, { ...everywhere, 'content-type': 'text/event-stream' })
      response.write(`data: ${session.state().revision}\n\n`)
      streams.add(response)
      response.once('close', () => streams.delete(response))
    },
  }

  const changes: Readonly<Record<string, (body: unknown, response: ServerResponse) => Promise<void>>> = {
    '/api/edit': async (body, response) => settle(response, await session.edit(body as EditRequest)),
    '/api/undo': async (_, response) => settle(response, await session.undo().then(() => ({ ok: true }) as const)),
    '/api/redo': async (_, response) => settle(response, await session.redo().then(() => ({ ok: true }) as const)),
    '/api/discard': async (_, response) => settle(response, await session.discard()),
    '/api/take-in': async (_, response) => settle(response, await session.takeIn()),
    '/api/save': async (body, response) => {
      const isSaved = await session.save((body as { readonly token: string }).token)
      sendJson(response, isSaved ? 200 : 409, session.state())
    },
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', headers } = request
    const [path = '/', query = ''] = (request.url ?? '/').split('?', 2)
    const refusal = refusalOf(method, headers, origin)
    if (refusal !== null) return send(response, 403, 'text/plain; charset=utf-8', refusal)
    if (method === 'POST' && Object.hasOwn(changes, path)) return changes[path]?.(await bodyOf(request), response)
    if (method !== 'GET') return send(response, 405, 'text/plain', 'Method Not Allowed')
    if (Object.hasOwn(reads, path)) return reads[path]?.(response, new URLSearchParams(query))
    if (path.startsWith('/assets/')) return sendFile(response, join(app, 'assets', basename(path)))
    if (path.startsWith('/fonts/')) {
      const font = session.brand().theme.fonts.find(({ file }) => file === basename(path))
      if (font) return sendFile(response, font.path.pathname)
    }
    send(response, 404, 'text/plain', 'Not Found')
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      const isTheirs = error instanceof SyntaxError || error instanceof RangeError || error instanceof TypeError
      if (!isTheirs) console.error(error)
      if (response.headersSent) return response.destroy()
      sendJson(response, isTheirs ? 400 : 500, { problems: [{ file: 'Brand Studio', message: String(error) }] })
    })
  })
  return {
    listen: (port) =>
      new Promise((resolve, reject) => {
        server.once('error', reject)
        server.listen(port, '127.0.0.1', resolve)
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
