import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { startSandbox } from './start-sandbox.ts'

const program = fileURLToPath(new URL('main.ts', import.meta.url))

type Ended = { readonly code: number | null; readonly out: string; readonly error: string }

/** Runs the program to its end; `onLine` may end it earlier. */
function run(args: readonly string[], environment: NodeJS.ProcessEnv = {}, stopAt?: RegExp): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [program, ...args], { env: { ...process.env, NODE_ENV: 'test', ...environment } })
    let [out, error] = ['', '']
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString()
      if (stopAt?.test(out)) child.kill('SIGTERM')
    })
    child.stderr.on('data', (chunk: Buffer) => (error += chunk.toString()))
    child.on('close', (code) => resolve({ code, out, error }))
  })
}

describe('the sandbox by itself', () => {
  it('[R11.38] tells its flags and exit codes', async () => {
    const { code, out } = await run(['--help'])
    expect(code).toBe(0)
    for (const flag of ['--port', '--frame-host', '--journal', '--fresh', '--advance']) expect(out).toContain(flag)
  })

  it('[R11.38] tells its addresses and credentials, and ends with 0 when it is asked to', async () => {
    const { code, out, error } = await run(['--port', '0'], {}, /__ctl/u)
    expect({ code, error }).toEqual({ code: 0, error: '' })
    expect(out).toMatch(/^Kustom +API http:\/\/127\.0\.0\.1:\d+ .*PK_sandbox/mu)
    expect(out).toMatch(/^Control +http:\/\/127\.0\.0\.1:\d+\/__ctl$/mu)
  })

  it.each([
    [['--port', 'many'], 2, /--port must be a whole number/u],
    [['--frame-host', 'butikk.example'], 2, /--frame-host must be/u],
    [['--unknown'], 2, /unknown/u],
  ] as const)('[R11.38] ends %j with %i', async (args, status, words) => {
    const { code, error } = await run(args)
    expect(code).toBe(status)
    expect(error).toMatch(words)
  })

  it('[R11.38] ends with 1 where a port is taken', async () => {
    const other = await startSandbox()
    const { code, error } = await run(['--port', new URL(other.controlUrl).port])
    await other.stop()
    expect(code).toBe(1)
    expect(error).toMatch(/EADDRINUSE/u)
  })

  it('[R11.38] does not start in production', async () => {
    const { code, error } = await run([], { NODE_ENV: 'production' })
    expect(code).toBe(1)
    expect(error).toMatch(/does not start with NODE_ENV=production/u)
  })
})
