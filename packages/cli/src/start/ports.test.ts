import { createServer, Server, type AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { afterEach, expect, it, vi } from 'vitest'
import { claimPorts } from './ports.ts'

const open: Server[] = []
afterEach(async () => {
  vi.restoreAllMocks()
  await Promise.all(open.splice(0).map((server) => new Promise((resolve) => server.close(resolve))))
})

const hasIpv6 = Object.values(networkInterfaces()).some((addresses) => addresses?.some(({ address }) => address === '::1'))

async function takenPort(host = '127.0.0.1'): Promise<number> {
  const server = createServer()
  open.push(server)
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  return (server.address() as AddressInfo).port
}

it('gives free ports, and leaves them free after the look', async () => {
  const port = await takenPort()
  await new Promise((resolve) => open.pop()?.close(resolve))
  expect(await claimPorts(port, 1, 'start')).toEqual([port])
  expect(await claimPorts(port, 1, 'start')).toEqual([port])
})

it('tells a port that this user may not have from a taken one', async () => {
  vi.spyOn(Server.prototype, 'listen').mockImplementation(function (this: Server) {
    queueMicrotask(() => this.emit('error', Object.assign(new Error('no'), { code: 'EACCES' })))
    return this
  })
  await expect(claimPorts(80, 1, 'start')).rejects.toThrow(/^Port 80 may not be used by this user\. Choose other ports: .* --port 4200$/)
})

it.runIf(hasIpv6)('sees what listens on the other address of localhost alone', async () => {
  await expect(claimPorts(await takenPort('::1'), 1, 'start')).rejects.toThrow(/^Port \d+ is taken\./)
})

it('takes a machine without the other address as it is', async () => {
  const listen = Server.prototype.listen
  vi.spyOn(Server.prototype, 'listen').mockImplementation(function (this: Server, ...args: unknown[]) {
    if (args[1] !== '::1') return Reflect.apply(listen, this, args) as Server
    queueMicrotask(() => this.emit('error', Object.assign(new Error('no'), { code: 'EADDRNOTAVAIL' })))
    return this
  })
  const port = await takenPort()
  await new Promise((resolve) => open.pop()?.close(resolve))
  expect(await claimPorts(port, 1, 'start')).toEqual([port])
})

it.each([0, 1])('names the taken port and another to begin with (%s before the taken one)', async (before) => {
  const taken = await takenPort()
  const first = taken - before
  await expect(claimPorts(first, before + 1, 'start')).rejects.toMatchObject({
    name: 'StopError',
    message: expect.stringMatching(/^Port \d+ is taken\. Stop what uses it, or choose other ports: npx -y pnpm@12 start --port \d+$/),
  })
})

it('suggests no port beyond the last', async () => {
  const taken = await takenPort()
  const message = await claimPorts(taken, 1, 'dev').catch((error: Error) => error.message)
  expect(Number(/--port (\d+)$/.exec(String(message))?.[1])).toBeLessThanOrEqual(65_000)
})
