import { createServer } from 'node:net'
import { StopError } from '../stop-error.ts'

/** Where a browser looks for `localhost`. */
const hosts = ['127.0.0.1', '::1'] as const

/** What the system says where it has no such address. */
const noAddress = ['EADDRNOTAVAIL', 'EAFNOSUPPORT']

/** Makes sure that ports are free before anything is built; one that cannot be had is told with a way out. */
export async function claimPorts(first: number, count: number, command: string): Promise<readonly number[]> {
  const ports = Array.from({ length: count }, (_, index) => first + index)
  for (const port of ports) {
    for (const host of hosts) {
      const code = await problemWith(port, host)
      if (code !== null) throw portStop(port, code, `${command} --port ${suggestion(first)}`)
    }
  }
  return ports
}

function portStop(port: number, code: string, command: string): StopError {
  const others = `other ports: npx -y pnpm@12 ${command}`
  if (code === 'EACCES') return new StopError(`Port ${port} may not be used by this user. Choose ${others}`)
  return new StopError(`Port ${port} is taken. Stop what uses it, or choose ${others}`)
}

/** Words for a port that was free at first and was lost before it was listened on; any other error is itself. */
export function lostPort(error: unknown, port: number, first: number): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException
  return syscall === 'listen' && code !== undefined ? portStop(port, code, `start --port ${suggestion(first)}`) : error
}

function suggestion(first: number): number {
  const next = first + 100
  return next > 1023 && next <= 65_000 ? next : 4200
}

/** The system's code for why a port cannot be listened on, or null when it can. */
function problemWith(port: number, host: string): Promise<string | null> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', ({ code = 'EADDRINUSE' }: NodeJS.ErrnoException) => resolve(noAddress.includes(code) ? null : code))
    probe.listen(port, host, () => probe.close(() => resolve(null)))
  })
}
