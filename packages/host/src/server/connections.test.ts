import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { describe, expect, it, vi } from 'vitest'
import { serve, whenDone } from './host.fixtures.ts'

const never = () => Promise.reject(new Error('not asked here'))
const port = (url: string) => Number(new URL(url).port)

function open(url: string): Socket {
  const socket = connect(port(url), '127.0.0.1')
  socket.on('error', () => undefined)
  whenDone(async () => void socket.destroy())
  return socket
}

const ended = (socket: Socket) => new Promise<void>((resolve) => socket.once('close', () => resolve()))
const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`

describe('a connection', () => {
  it.each([
    ['headers', 'GET / HTTP/1.1\r\nHost: a\r\nX-'],
    ['body', 'POST /api/v1/shops HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{'],
  ])('whose %s do not come whole in time gets 408, and ends', async (_, sent) => {
    const routing = (request: IncomingMessage) => void request.resume()
    const { url } = await serve({ target: { kind: 'here', fetch: never, routing }, limits: { headersTimeout: 50, requestTimeout: 100 } })
    const socket = open(url)
    socket.write(sent)
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /)
  })

  it('on which nothing moves ends', async () => {
    const routing = vi.fn()
    const { url } = await serve({ target: { kind: 'here', fetch: never, routing }, limits: { idleTimeout: 100 } })
    const socket = open(url)
    socket.write(ask('/api/v1/shops'))
    await ended(socket)
    expect(routing).toHaveBeenCalledOnce()
  })

  it('whose answer is read too slowly ends', async () => {
    const routing = (_: unknown, response: ServerResponse) => void response.writeHead(200).write('begun')
    const { url } = await serve({ target: { kind: 'here', fetch: never, routing }, limits: { answerTimeout: 100 } })
    const socket = open(url)
    socket.write(ask('/api/v1/shops'))
    await expect(ended(socket.resume())).resolves.toBeUndefined()
  })

  it('that says only enough not to be idle ends', async () => {
    const { url } = await serve({ limits: { answerTimeout: 300 } })
    const socket = open(url)
    const saying = setInterval(() => void socket.write('\r\n'), 20)
    await expect(ended(socket.resume())).resolves.toBeUndefined()
    clearInterval(saying)
  })

  it('that does not read while all together keep too much ends', async () => {
    const large = Buffer.alloc(32 * 1024 * 1024)
    const closed = vi.fn()
    const routing = (_: unknown, response: ServerResponse) => void response.on('close', closed).end(large)
    const { url } = await serve({ target: { kind: 'here', fetch: never, routing }, limits: { unreadBytes: 4 * 1024 * 1024 } })
    open(url).write(ask('/api/v1/shops'))
    await expect.poll(() => closed).toHaveBeenCalledOnce()
  })

  it('gets its answers one after the other: the next is made once the last is on its way', async () => {
    const waiting: ServerResponse[] = []
    const routing = (_: unknown, response: ServerResponse) => void waiting.push(response)
    const { url } = await serve({ target: { kind: 'here', fetch: never, routing } })
    const socket = open(url)
    let seen = ''
    socket.on('data', (part: Buffer) => (seen += part.toString()))
    socket.write(ask('/api/v1/a') + ask('/api/v1/b') + ask('/healthz'))
    await expect.poll(() => waiting).toHaveLength(1)
    waiting[0]?.end('first')
    await expect.poll(() => waiting).toHaveLength(2)
    expect(seen).not.toContain('ok')
    waiting[1]?.end('second')
    await expect.poll(() => seen).toMatch(/first[^]*second[^]*ok/)
  })

  it('on which far more is asked than is read ends', async () => {
    const routing = vi.fn()
    const { url } = await serve({ target: { kind: 'here', fetch: never, routing } })
    const socket = open(url)
    socket.write(ask('/api/v1/a').repeat(1000))
    await ended(socket)
    expect(routing).toHaveBeenCalledOnce()
  })

  it('beyond those that a host takes is closed at once', async () => {
    const { url, get } = await serve({ limits: { connections: 1 } })
    const first = open(url)
    await new Promise((resolve) => first.once('connect', resolve))
    await ended(open(url).resume())
    first.destroy()
    await expect.poll(async () => (await get('/healthz')).status).toBe(200)
  })
})
