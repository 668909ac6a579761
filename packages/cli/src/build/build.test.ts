import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createProgress } from '../progress.ts'
import { StopError } from '../stop-error.ts'
import { brandsOf } from '../workspace.ts'
import type * as Workspace from '../workspace.ts'
import { buildApps, buildWhatCan } from './build.ts'

const place = vi.hoisted(() => ({ folder: '', missing: '', refused: new Map<string, string>() }))
vi.mock('../doctor/tell-findings.ts', () => ({ tellFindings: () => Promise.resolve(place.refused) }))
vi.mock('../workspace.ts', async (original) => ({
  ...(await original<typeof Workspace>()),
  appFolder: (id: string) => (id === place.missing ? `${place.folder}/nowhere` : place.folder),
}))

/** Stands in for Vite: says who it is, and takes its time. The rename lets nobody read a file that is still empty, which would be process 0. */
const vite = `const { renameSync, writeFileSync } = require('node:fs')
  writeFileSync('pid.new', String(process.pid))
  renameSync('pid.new', 'pid')
  setInterval(() => {}, 1000)`

beforeAll(async () => {
  place.folder = await mkdtemp(join(tmpdir(), 'vidda-build-'))
  const folder = join(place.folder, 'node_modules/vite')
  await mkdir(join(folder, 'bin'), { recursive: true })
  await writeFile(join(folder, 'package.json'), '{}')
  await writeFile(join(folder, 'bin/vite.js'), vite)
})
afterAll(() => rm(place.folder, { recursive: true }))

it('leaves no build running when it is stopped', { timeout: 120_000 }, async () => {
  const quiet = createProgress({ isTTY: false, write: () => true } as unknown as NodeJS.WriteStream)
  const stopping = new AbortController()
  const building = buildApps(await brandsOf(undefined), quiet, { stop: stopping.signal, force: true })
  const refused = building.catch((error: unknown) => error)
  const pid = await vi.waitFor(async () => Number(await readFile(join(place.folder, 'pid'), 'utf8')), { timeout: 60_000 })
  expect(process.kill(pid, 0)).toBe(true)
  stopping.abort(new StopError('Stopped', 130))
  expect(await refused).toMatchObject({ message: 'Stopped', exitCode: 130 })
  expect(() => process.kill(pid, 0)).toThrow('ESRCH')
})

it('names the app that a brand has not', async () => {
  const quiet = createProgress({ isTTY: false, write: () => true } as unknown as NodeJS.WriteStream)
  const { folder } = place
  place.folder = join(folder, 'nowhere')
  const building = buildApps(await brandsOf('so'), quiet, { stop: new AbortController().signal })
  await expect(building).rejects.toThrow('The brand so has no app: apps/so is missing. Copy that of another brand')
  await expect(building).rejects.toBeInstanceOf(StopError)
  place.folder = folder
})

it.each(['client', 'server'])('builds anew where the %s’s half of a build is gone', async (half) => {
  const quiet = createProgress({ isTTY: false, write: () => true } as unknown as NodeJS.WriteStream)
  const [brand] = await brandsOf(undefined)
  if (!brand) throw new Error('There is no brand')
  const dist = join(place.folder, 'dist')
  const whole = `const { mkdirSync, writeFileSync } = require('node:fs')
    mkdirSync('dist/client/assets', { recursive: true })
    mkdirSync('dist/server', { recursive: true })
    writeFileSync('dist/server/index.js', '')
    writeFileSync('dist/times', 'x', { flag: 'a' })`
  await writeFile(join(place.folder, 'node_modules/vite/bin/vite.js'), whole)
  const build = () => buildApps([brand], quiet, { stop: new AbortController().signal })
  await build()
  await build()
  expect(await readFile(join(dist, 'times'), 'utf8')).toBe('x')
  await rm(join(dist, half), { recursive: true })
  await build()
  expect(await readFile(join(dist, 'times'), 'utf8')).toBe('xx')
  await rm(dist, { recursive: true })
})

it('[R10.193] an app that cannot be built stops no other’s build, and is told of; all of them are an error', async () => {
  const quiet = createProgress({ isTTY: false, write: () => true } as unknown as NodeJS.WriteStream)
  const [one, other] = await brandsOf(undefined)
  if (!one || !other) throw new Error('There are no two brands')
  await writeFile(join(place.folder, 'node_modules/vite/bin/vite.js'), `require('node:fs').writeFileSync('built', 'x', { flag: 'a' })`)
  place.missing = one.config.id
  const problem = expect.stringContaining(`The brand ${one.config.id} has no app`) as unknown
  const options = { stop: new AbortController().signal, force: true }
  expect(await buildWhatCan([one, other], quiet, options)).toEqual([{ id: one.config.id, problem }])
  expect(await readFile(join(place.folder, 'built'), 'utf8')).toBe('x')
  await expect(buildWhatCan([one], quiet, options)).rejects.toThrow(`The brand ${one.config.id} has no app`)
  place.missing = ''
  await rm(join(place.folder, 'dist'), { recursive: true })
})

it('[R11.77] a brand with a fault that the doctor alone finds is not built, and stops no other', async () => {
  const quiet = createProgress({ isTTY: false, write: () => true } as unknown as NodeJS.WriteStream)
  const [one, other] = await brandsOf(undefined)
  if (!one || !other) throw new Error('There are no two brands')
  await writeFile(join(place.folder, 'node_modules/vite/bin/vite.js'), `require('node:fs').writeFileSync('alone', 'x', { flag: 'a' })`)
  place.refused.set(one.config.id, 'logo.png cannot be drawn')
  const options = { stop: new AbortController().signal, force: true }
  expect(await buildWhatCan([one, other], quiet, options)).toEqual([{ id: one.config.id, problem: 'logo.png cannot be drawn' }])
  expect(await readFile(join(place.folder, 'alone'), 'utf8')).toBe('x')
  await expect(buildApps([one], quiet, options)).rejects.toThrow('logo.png cannot be drawn')
  place.refused.clear()
  await rm(join(place.folder, 'dist'), { recursive: true })
})

it('says in one line where it may not write', async () => {
  const quiet = createProgress({ isTTY: false, write: () => true } as unknown as NodeJS.WriteStream)
  // A folder cannot be removed as a file can: like a file of another user, it stays.
  await mkdir(join(place.folder, 'dist/fingerprint'), { recursive: true })
  const building = buildApps(await brandsOf(undefined), quiet, { stop: new AbortController().signal, force: true })
  await expect(building).rejects.toThrow(`Cannot write to ${join(place.folder, 'dist')} (`)
  await expect(building).rejects.toBeInstanceOf(StopError)
})
