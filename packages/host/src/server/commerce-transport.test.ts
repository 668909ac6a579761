import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { commerceTransport } from './commerce-transport.ts'
import { whenDone } from './host.fixtures.ts'

/** A transport to a commerce API elsewhere that answers so, until the test has ended. */
async function transportTo(answer: RequestListener) {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const transport = commerceTransport({ kind: 'elsewhere', origin: `http://127.0.0.1:${port}` })
  whenDone(async () => {
    transport.close()
    server.close()
    server.closeAllConnections()
  })
  return transport
}

const call = { method: 'get', path: '/api/v1/shops', headers: { 'x-vidda-tenant': 'eksempel.signed' }, body: null, deadline: 5000 } as const

it('sends method, path, headers and body, and brings status and text', async () => {
  const { send } = await transportTo((request, response) => {
    request.setEncoding('utf8').on('data', (body: string) => {
      const { method, url, headers } = request
      response.writeHead(422).end(JSON.stringify([method, url, headers['x-vidda-tenant'], headers['content-length'], body]))
    })
  })
  const { status, text } = await send({ ...call, method: 'post', body: '"æ"' })
  expect([status, JSON.parse(text)]).toEqual([422, ['POST', '/api/v1/shops', 'eksempel.signed', '4', '"æ"']])
})

it('retries on a connection that the commerce API has just closed', async () => {
  let calls = 0
  const { send } = await transportTo((request, response) => {
    calls += 1
    if (calls === 2) request.socket.resetAndDestroy()
    else response.end('ok')
  })
  expect([await send(call), await send(call)]).toEqual([
    { status: 200, text: 'ok' },
    { status: 200, text: 'ok' },
  ])
  expect(calls).toBe(3)
})

it('keeps the deadline, also of a call that waits for a free connection', async () => {
  const { send } = await transportTo(() => undefined)
  const others = Array.from({ length: 256 }, () => send(call).catch(() => undefined))
  const began = performance.now()
  await expect(send({ ...call, deadline: 50 })).rejects.toThrow('no answer in 50 ms')
  expect(performance.now() - began).toBeLessThan(2000)
  void others
})
