import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ReceivedCallback = { readonly path: string; readonly contentType: string | undefined; readonly body: string }

/** What the shop answers to a callback; null: nothing, ever. */
export type ShopAnswer = { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: string } | null

/** A shop that keeps the callbacks it receives and answers as it is told to. */
export type TestShop = {
  readonly origin: string
  received(path: string): readonly ReceivedCallback[]
  answer(path: string, answer: ShopAnswer): void
  clear(): void
  stop(): Promise<void>
}

export async function startTestShop(): Promise<TestShop> {
  let received: ReceivedCallback[] = []
  const answers = new Map<string, ShopAnswer>()
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const path = (request.url ?? '').split('?')[0] ?? ''
      received.push({ path: request.url ?? '', contentType: request.headers['content-type'], body: Buffer.concat(chunks).toString('utf8') })
      const answer = answers.has(path) ? answers.get(path) : { status: 200, body: '{"CallbackResponse":"received"}' }
      if (answer) response.writeHead(answer.status, answer.headers).end(answer.body ?? '')
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    received: (path) => received.filter((item) => item.path.startsWith(path)),
    answer: (path, answer) => {
      answers.set(path, answer)
    },
    clear() {
      received = []
      answers.clear()
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
