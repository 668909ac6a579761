import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refusedIn } from './writable.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vidda-'))
  await mkdir(join(folder, 'base'))
  await writeFile(join(folder, 'base', '1259'), '')
})
afterAll(() => rm(folder, { recursive: true }))

/** As the system does for a user who has no right to one path; whoever runs the tests may have every right. */
const refusing = (refused: string) => (path: string) => {
  if (path === refused) throw Object.assign(new Error('permission denied'), { code: 'EACCES' })
}

it('a folder that may be written is not refused', () => {
  expect(refusedIn(folder)).toBeNull()
})

it.each(['', 'base', join('base', '1259')])('what may not be written is named: %j', (name) => {
  const path = join(folder, name)
  expect(refusedIn(folder, refusing(path))).toMatchObject({ path, error: { code: 'EACCES' } })
})
