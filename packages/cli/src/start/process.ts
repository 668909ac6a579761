import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { StopError } from '../stop-error.ts'

export type Child = { readonly stop: () => Promise<void> }

/** Every server of the kit says where it listens once it is ready. */
const readyLine = /\bon https?:\/\//

/** Starts a server as a process of its own, which ends with this one, and waits until it is ready; one that ends before says why. */
export function startProcess(name: string, file: string, env: Readonly<Record<string, string>>): Promise<Child> {
  const child = spawn(process.execPath, [file], { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  // Left behind, it would hold its port and the database's lock.
  const endToo = () => void child.kill('SIGTERM')
  process.once('exit', endToo)
  child.once('close', () => process.off('exit', endToo))
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
      resolve({ stop: () => (child.kill('SIGTERM'), ended) })
    })
  })
}
