import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { join } from 'node:path'
import { root } from './kit.ts'

export type Outcome = { readonly code: number | null; readonly said: string; readonly errors: string }

export type RunOptions = {
  readonly env?: Readonly<Record<string, string>>
  readonly cwd?: string
  /** Nothing but `env`, and not what this process has. */
  readonly bare?: boolean
  /** Another program than the Node that runs the tests. */
  readonly program?: string
  /** With a process group of its own, whose processes are all told to end, as a terminal does it. */
  readonly group?: boolean
  /** As another user than who runs the tests. */
  readonly uid?: number
  readonly gid?: number
  /** Ends it after so many ms; the outcome's code is then null. */
  readonly timeout?: number
}

const nodeProcess = (
  args: readonly string[],
  { env = {}, cwd = root, bare = false, program = process.execPath, group = false, uid, gid }: RunOptions,
) =>
  spawn(program, [...args], {
    detached: group,
    uid,
    gid,
    cwd,
    env: bare ? { ...env } : { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

/** Runs node to its end. */
export function run(args: readonly string[], options: RunOptions = {}): Promise<Outcome> {
  const child = nodeProcess(args, options)
  const timer = setTimeout(() => child.kill('SIGKILL'), options.timeout ?? 60_000)
  let said = ''
  let errors = ''
  child.stdout.on('data', (part: Buffer) => (said += part.toString()))
  child.stderr.on('data', (part: Buffer) => (errors += part.toString()))
  return new Promise((resolve) => {
    child.once('close', (code) => {
      clearTimeout(timer)
      resolve({ code, said, errors })
    })
  })
}

/** The kit's own command. */
export const vidda = (args: readonly string[], options: RunOptions = {}): Promise<Outcome> =>
  run([join(root, 'packages/cli/src/main.ts'), ...args], { ...options, env: { DATABASE_URL: '', NODE_ENV: '', ...options.env } })

export type Server = {
  readonly pid: number
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>
  /** Sends a signal after which it goes on. */
  readonly tell: (signal: NodeJS.Signals) => void
}

/** Starts a server and waits for the line that says where it listens, or for another (`ready`). */
export function serve(
  args: readonly string[],
  { ready = /\bon https?:\/\//, ...options }: RunOptions & { readonly ready?: RegExp } = {},
): Promise<Server> {
  const child = nodeProcess(args, options)
  let output = ''
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  child.stderr.on('data', (part: Buffer) => (output += part.toString()))
  return new Promise((resolve, reject) => {
    void ended.then((code) => reject(new Error(`${args.join(' ')} ended with status ${code}:\n${output}`)))
    createInterface(child.stdout).on('line', (line) => {
      output += `${line}\n`
      if (ready.test(line))
        resolve({
          pid: child.pid ?? 0,
          stop(signal = 'SIGTERM') {
            if (options.group) process.kill(-(child.pid ?? 0), signal)
            else child.kill(signal)
            return ended
          },
          tell: (signal) => void child.kill(signal),
        })
    })
  })
}
