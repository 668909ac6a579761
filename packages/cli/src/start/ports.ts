import { createServer } from 'node:net'
import { StopError } from '../stop-error.ts'

const host = '127.0.0.1'

/** Makes sure that ports are free before anything is built; one that cannot be had is told with a way out. */
export async function claimPorts(first: number, count: number, command: string): Promise<readonly number[]> {
  const ports = Array.from({ length: count }, (_, index) => first + index)
  for (const port of ports) {
    const problem = await problemWith(port)
    if (problem === null) continue
    const others = `other ports: npx -y pnpm@12 ${command} --port ${suggestion(first)}`
    if (problem === 'EACCES') throw new StopError(`Port ${port} may not be used by this user. Choose ${others}`)
    throw new StopError(`Port ${port} is taken. Stop what uses it, or choose ${others}`)
  }
  return ports
}

function suggestion(first: number): number {
  const next = first + 100
  return next > 1023 && next <= 65_000 ? next : 4200
}

/** The system's code for why a port cannot be listened on, or null when it can. */
function problemWith(port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'EADDRINUSE'))
    probe.listen(port, host, () => probe.close(() => resolve(null)))
  })
}
