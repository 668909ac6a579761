import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { liveModules, type LiveModules } from './live-modules.ts'

type Main = { readonly words: string; readonly database: object }

let folder = ''
let modules: LiveModules
const onChange = vi.fn()
const write = (name: string, text: string) => writeFile(join(folder, name), text)
const load = () => modules.load<Main>(join(folder, 'main.ts'))
const changes = (count: number) => expect.poll(() => onChange).toHaveBeenCalledTimes(count)

beforeEach(async () => {
  onChange.mockReset()
  folder = await realpath(await mkdtemp(join(tmpdir(), 'vidda-modules-')))
  await mkdir(join(folder, 'routes'))
  await write('main.ts', `export { words } from './routes/words.ts'\nexport { database } from './database.ts'`)
  await write('routes/words.ts', `export const words: string = 'one'`)
  await write('database.ts', `export const database: object = {}`)
  await write('unused.ts', `export const unused = 1`)
  modules = await liveModules(folder, onChange)
})
afterEach(async () => {
  await modules.close()
  await rm(folder, { recursive: true })
})

it('evaluates a changed module anew, and keeps the state of those that do not need it', async () => {
  const before = await load()
  await write('routes/words.ts', `export const words = 'two'`)
  await changes(1)
  const after = await load()
  expect([before.words, after.words]).toEqual(['one', 'two'])
  expect(after.database).toBe(before.database)
})

it('hears nothing of a file that was not loaded', async () => {
  await load()
  await write('unused.ts', `export const unused = 2`)
  await write('routes/words.ts', `export const words = 'two'`)
  await changes(1)
  expect((await load()).words).toBe('two')
  expect(onChange).toHaveBeenCalledOnce()
})

it('loads what was mended after a change that it could not load, also where the fault is in a new file', async () => {
  const before = await load()
  await write('routes/new.ts', `export const words = `)
  await write('routes/words.ts', `export { words } from './new.ts'`)
  await changes(1)
  await expect(load()).rejects.toThrow(/new\.ts/)
  await write('routes/new.ts', `export const words = 'three'`)
  await changes(2)
  const after = await load()
  expect(after.words).toBe('three')
  expect(after.database).toBe(before.database)
})
