import { spawn } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { freePorts, removeFolder, root, stateFolder } from './support/kit.ts'

/** Where PostgreSQL notes in `pg_control` how a database was left, and what it notes when that was in order. */
const [stateAt, shutDown] = [16, 1]

let state = ''
beforeEach(async () => {
  state = await stateFolder()
})
afterEach(() => removeFolder(state))

/** The start command, until it says what is waited for and is sent a signal then; answers how it ended. */
async function startUntil(words: RegExp, signal: NodeJS.Signals, flags: readonly string[]) {
  const first = String(await freePorts(4))
  const child = spawn(
    process.execPath,
    [join(root, 'packages/cli/src/main.ts'), 'start', '--brand', 'so', '--port', first, '--articles', '900', ...flags],
    { cwd: root, env: { ...process.env, DATABASE_URL: '', VIDDA_STATE: state, NODE_ENV: '' }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let output = ''
  let sent = false
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => {
      output += part.toString()
      if (!sent && words.test(output)) sent = child.kill(signal)
    })
  }
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, output }
}

const ways = [
  ['processes of their own', 'SIGTERM', ['--split']],
  ['one process', 'SIGTERM', []],
  ['one process', 'SIGINT', []],
] as const

it.each(process.env['VIDDA_PROVE'] ? ways : ways.slice(0, 1))(
  'a first start of %s that gets %s while it invents articles closes its database and leaves no lock',
  async (_, signal, flags) => {
    const { code, output } = await startUntil(/articles \d+ %/, signal, flags)
    expect(output).toMatch(/articles \d+ %[\s\S]*Stopping …[\s\S]*Stopped before it was done/)
    expect(output).not.toMatch(/^ +at /m)
    expect(code).toBe(130)
    expect(await readdir(state)).toContain('pglite')
    expect(await readdir(state)).not.toContain('commerce.lock')
    expect((await readFile(join(state, 'pglite/global/pg_control'))).readUInt32LE(stateAt)).toBe(shutDown)
  },
)
