import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packageManager } from '@vidda/tooling-machine/package-manager'
import { root } from '@vidda/tooling-shared/root'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { copyCheckout } from './copy-of-kit.ts'

const minutes = 60_000

let folder = ''

beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'vidda-checkout-')), 'kit')
  await copyCheckout(root, folder)
})

afterAll(() => rm(join(folder, '..'), { recursive: true, force: true }))

/** Runs pnpm as a shell would: without what the test runner has put into the environment. */
const pnpm = (...args: readonly string[]): Promise<{ readonly code: number | null; readonly output: string }> =>
  new Promise((resolve, reject) => {
    const [program, ...before] = packageManager()
    const { NODE_ENV: _, VITEST: __, ...environment } = process.env
    const child = spawn(program, [...before, ...args], { cwd: folder, env: { ...environment, NO_COLOR: '1' } })
    const pieces: Buffer[] = []
    child.stdout.on('data', (piece: Buffer) => pieces.push(piece))
    child.stderr.on('data', (piece: Buffer) => pieces.push(piece))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, output: Buffer.concat(pieces).toString() }))
  })

it.each([
  ['installs from the frozen lockfile', ['install', '--frozen-lockfile', '--prefer-offline']],
  ['passes the type check', ['check', 'types']],
  ['passes lint', ['check', 'lint']],
  // What is tested and built there is the same as here: a part of each shows that it can be.
  ['passes unit tests', ['exec', 'vitest', 'run', '--project', 'unit', 'packages/domain', 'packages/host']],
  ['builds an app', ['build', '--brand', 'so']],
])('[R11.02] a clean checkout %s with one command', { timeout: 10 * minutes }, async (_, command) => {
  const { code, output } = await pnpm(...command)
  if (code !== 0) console.error(output.slice(-4000))
  expect(code).toBe(0)
})
