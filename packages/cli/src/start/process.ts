import { createInterface } from 'node:readline'
import type { Progress } from '../progress.ts'
import { StopError } from '../stop-error.ts'
import { spawnChild } from './child.ts'

export type Child = {
  readonly stop: () => Promise<void>
  /** Words for its end, if it ends before it was asked to. */
  readonly lost: Promise<string>
  /** Sends a message to the process over its IPC channel. */
  readonly tell: (message: string | object) => void
}

export type ProcessOptions = {
  readonly args?: readonly string[]
  readonly cwd?: string
  /** What it prints once it is ready; a line with "on" and its address when left out. */
  readonly readyLine?: RegExp
  /** Shows what it prints after that. */
  readonly shown?: boolean
  /** Hears how far a long start has come. */
  readonly onProgress?: Progress['part']
  /** Hears what it was asked for and does not do. */
  readonly onNote?: (words: string) => void
  /** Hears whatever else it tells over its channel. */
  readonly onMessage?: (message: unknown) => void
  /** Ends it while it starts. */
  readonly stop?: AbortSignal
}

/** Every server of the kit says where it listens once it is ready. */
const listens = /\bon https?:\/\//

/** Starts a server as a process of its own, which ends with this one, and waits until it is ready; one that ends before says why. */
export function startProcess(
  name: string,
  file: string,
  env: Readonly<Record<string, string>>,
  { args = [], cwd, readyLine = listens, shown = false, onProgress, onNote, onMessage, stop: aborted }: ProcessOptions = {},
): Promise<Child> {
  if (aborted?.aborted) return Promise.reject(aborted.reason as Error)
  const child = spawnChild([file, ...args], { cwd, env: { ...process.env, ...env } })
  const endEarly = () => void child.kill('SIGTERM')
  aborted?.addEventListener('abort', endEarly)
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  child.on('message', (told) => {
    if (isPart(told)) onProgress?.(told)
    else if (isNote(told)) onNote?.(told.note)
    else onMessage?.(told)
  })
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
      reject(
        aborted?.aborted
          ? (aborted.reason as Error)
          : new StopError(errors.trim() || `The ${name} ended with status ${code ?? 'unknown'} and said nothing.`),
      ),
    )
    createInterface(child.stdout).on('line', (line) => {
      if (ready && shown) process.stdout.write(`${line}\n`)
      if (ready || !readyLine.test(line)) return
      ready = true
      // From here on whoever has it stops it, in an order of their own.
      aborted?.removeEventListener('abort', endEarly)
      const stop = () => {
        stopping = true
        child.kill('SIGTERM')
        return ended
      }
      resolve({ stop, lost, tell: (message) => void (child.connected && child.send(message)) })
    })
  })
}

const isNote = (told: unknown): told is { readonly note: string } =>
  typeof told === 'object' && told !== null && 'note' in told && typeof told.note === 'string'

const isPart = (told: unknown): told is Parameters<Progress['part']>[0] =>
  typeof told === 'object' && told !== null && 'step' in told && 'done' in told && 'total' in told
