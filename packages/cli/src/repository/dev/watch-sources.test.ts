import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchSources } from './watch-sources.ts'

let folder = ''
let end = () => {}
const changed = vi.fn()
const settled = () => new Promise((resolve) => setTimeout(resolve, 400))

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vidda-watch-'))
  await mkdir(join(folder, 'articles'))
  await writeFile(join(folder, 'articles/reader.ts'), 'one')
  changed.mockReset()
  end = watchSources([folder], changed)
})
afterEach(async () => {
  end()
  await rm(folder, { recursive: true })
})

it('calls back once for sources that change together', async () => {
  await writeFile(join(folder, 'main.ts'), 'new')
  await writeFile(join(folder, 'articles/reader.ts'), 'two')
  await settled()
  expect(changed).toHaveBeenCalledTimes(1)
})

it('sees each save of an editor that writes beside the file and renames', async () => {
  for (const count of [1, 2, 3]) {
    await writeFile(join(folder, 'articles/reader.ts~'), `text ${count}`)
    await rename(join(folder, 'articles/reader.ts~'), join(folder, 'articles/reader.ts'))
    await settled()
    expect(changed).toHaveBeenCalledTimes(count)
  }
})

it('sees what comes in a new folder', async () => {
  await mkdir(join(folder, 'shops'))
  await settled()
  await writeFile(join(folder, 'shops/reader.ts'), 'new')
  await settled()
  expect(changed).toHaveBeenCalledTimes(1)
})

it('passes over tests and what is no source', async () => {
  await writeFile(join(folder, 'articles/reader.test.ts'), 'test')
  await writeFile(join(folder, 'articles/.reader.ts.swp'), 'editor')
  await settled()
  expect(changed).not.toHaveBeenCalled()
})
