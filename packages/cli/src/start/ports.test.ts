import { createServer, type AddressInfo, type Server } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { claimPorts } from './ports.ts'

const open: Server[] = []
afterEach(async () => {
  vi.restoreAllMocks()
  await Promise.all(open.splice(0).map((server) => new Promise((resolve) => server.close(resolve))))
})

async function takenPort(): Promise<number> {
  const server = createServer()
  open.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

it('gives ports in a row, free again after the look', async () => {
  const first = (await takenPort()) + 1
  const ports = await claimPorts(first, 1, 'start').catch(() => [])
  expect(ports.length === 0 || ports[0] === first).toBe(true)
  expect(await claimPorts(0, 0, 'start')).toEqual([])
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
