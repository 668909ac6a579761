import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import type { Readable } from 'node:stream'

export type Spawned = ChildProcess & { readonly stdout: Readable; readonly stderr: Readable }

/** Runs a program on this Node in a process of its own, which ends with this one, and when it is told to stop. */
export function spawnChild(args: readonly string[], options: Pick<SpawnOptions, 'cwd' | 'env'>, stop?: AbortSignal): Spawned {
  // The channel tells the program when this process is gone, however it went, and this one what the program tells.
  const child = spawn(process.execPath, args, { ...options, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] }) as Spawned
  // Left behind, it would hold its port, and the database's lock.
  const end = () => void child.kill('SIGTERM')
  process.once('exit', end)
  stop?.addEventListener('abort', end)
  child.once('close', () => {
    process.off('exit', end)
    stop?.removeEventListener('abort', end)
  })
  return child
}
