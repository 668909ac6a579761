import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import type { Progress } from '../progress.ts'
import { StopError } from '../stop-error.ts'

export type Child = {
  readonly stop: () => Promise<void>
  /** Words for its end, if it ends before it was asked to. */
  readonly lost: Promise<string>
}

export type ProcessOptions = {
  /** Hears how far a long start has come. */
  readonly onProgress?: Progress['part']
}

type Spawned = ChildProcess & { readonly stdout: Readable; readonly stderr: Readable }

/** Every server of the kit says where it listens once it is ready. */
const readyLine = /\bon https?:\/\//

/** Starts a server as a process of its own, which ends with this one, and waits until it is ready; one that ends before says why. */
export function startProcess(
  name: string,
  file: string,
  env: Readonly<Record<string, string>>,
  { onProgress }: ProcessOptions = {},
): Promise<Child> {
  // The channel tells the server when this process is gone, however it went, and this one how far the server has come.
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  }) as Spawned
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  // Left behind, it would hold its port and the database's lock.
  const endToo = () => void child.kill('SIGTERM')
  process.once('exit', endToo)
  child.once('close', () => process.off('exit', endToo))
  if (onProgress) child.on('message', (told) => isPart(told) && onProgress(told))
  let stopping = false
  const lost = new Promise<string>((resolve) =>
    child.once('close', (code, signal) => {
      if (!stopping) resolve(`The ${name} has ended (${signal ?? `status ${code}`}).`)
    }),
  )
  let ready = false
  let errors = ''
  child.stderr.on('data', (part: Buffer) => {
    if (ready) process.stderr.write(part)
    else errors += part.toString()
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) =>
      reject(new StopError(errors.trim() || `The ${name} ended with status ${code ?? 'unknown'} and said nothing.`)),
    )
    createInterface(child.stdout).on('line', (line) => {
      if (!readyLine.test(line)) return
      ready = true
      const stop = () => {
        stopping = true
        child.kill('SIGTERM')
        return ended
      }
      resolve({ stop, lost })
    })
  })
}

const isPart = (told: unknown): told is Parameters<Progress['part']>[0] =>
  typeof told === 'object' && told !== null && 'step' in told && 'done' in told && 'total' in told
