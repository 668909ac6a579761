import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { StopError } from '../stop-error.ts'

export type Child = { readonly stop: () => Promise<void> }

/** Starts a server as a process of its own and waits for its first line, which says that it is ready. */
export function startProcess(name: string, file: string, env: Readonly<Record<string, string>>): Promise<Child> {
  const child = spawn(process.execPath, [file], { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  let errors = ''
  child.stderr.on('data', (part: Buffer) => {
    errors += part.toString()
    process.stderr.write(part)
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => reject(new StopError(`The ${name} ended with status ${code ?? 'unknown'}${errors ? '' : ' and said nothing'}.`)))
    createInterface(child.stdout).on('line', (line) => {
      if (/listens on /.test(line)) resolve({ stop: () => (child.kill('SIGTERM'), ended) })
    })
  })
}
