import { createServer } from 'node:net'
import { StopError } from '../stop-error.ts'

const host = '127.0.0.1'

/** Makes sure that ports are free before anything is built; a taken one is told with a way out. */
export async function claimPorts(first: number, count: number, command: string): Promise<readonly number[]> {
  const ports = Array.from({ length: count }, (_, index) => first + index)
  for (const port of ports) {
    if (!(await isFree(port)))
      throw new StopError(
        `Port ${port} is taken. Stop what uses it, or choose other ports: npx -y pnpm@12 ${command} --port ${suggestion(first)}`,
      )
  }
  return ports
}

const suggestion = (first: number): number => (first + 100 <= 65_000 ? first + 100 : 4200)

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })
}
