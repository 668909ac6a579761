import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it, vi } from 'vitest'
import { appOfRoutes } from './open-api.ts'

it('a connection beyond those that the server takes is closed at once, and the others go on', async () => {
  const app = await appOfRoutes({ connections: 2 })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const open = () => connect(port, '127.0.0.1')
  const ask = 'GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'
  const [first, second] = [open(), open()]
  await Promise.all([first, second].map((socket) => once(socket, 'connect')))
  expect(await text(open())).toBe('')
  second.write(ask)
  expect(await text(second)).toMatch(/^HTTP\/1\.1 200 /)
  await vi.waitFor(async () => {
    const next = open()
    next.write(ask)
    expect(await text(next)).toMatch(/^HTTP\/1\.1 200 /)
  })
  first.destroy()
  await app.close()
})

it('takes 4000 connections where nobody says otherwise', async () => {
  const app = await appOfRoutes()
  expect(app.server.maxConnections).toBe(4000)
  await app.close()
})
