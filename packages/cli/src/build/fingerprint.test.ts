import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildFingerprint } from './fingerprint.ts'

let workspace = ''

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(workspace, path)), { recursive: true })
  await writeFile(join(workspace, path), text)
}

beforeEach(async () => {
  workspace = await mkdtemp(join(tmpdir(), 'vidda-fingerprint-'))
  await write('pnpm-lock.yaml', 'lockfileVersion: 9')
  await write('packages/ui/src/primitives/button/Button.tsx', 'button')
  await write('brands/eksempel/brand.json', '{}')
  await write('brands/annen/brand.json', '{}')
  await write('themes/dag/tokens.json', '{}')
  await write('apps/eksempel/vite.config.ts', 'app')
  await write('packages/commerce/src/kernel/http/tenant-header/index.ts', 'sign')
})
afterEach(() => rm(workspace, { recursive: true }))

const fingerprint = () => buildFingerprint('eksempel', 'dag', workspace)

describe('the fingerprint of a build', () => {
  it('is the same for the same files', async () => {
    expect(await fingerprint()).toBe(await fingerprint())
    expect(await fingerprint()).toMatch(/^[\da-f]{64}$/)
  })

  it.each([
    'packages/ui/src/primitives/button/Button.tsx',
    'packages/host/package.json',
    'packages/commerce/src/kernel/http/tenant-header/index.ts',
    'brands/eksempel/brand.json',
    'brands/eksempel/pages/om-oss.md',
    'themes/dag/tokens.json',
    'apps/eksempel/vite.config.ts',
    'pnpm-lock.yaml',
  ])('changes with %s', async (path) => {
    const before = await fingerprint()
    await write(path, 'changed')
    expect(await fingerprint()).not.toBe(before)
  })

  it.each([
    'packages/ui/src/primitives/button/Button.test.tsx',
    'packages/ui/src/primitives/button/Button.stories.tsx',
    'packages/storefront/src/shop.fixtures.tsx',
    'packages/ui/README.md',
    'packages/ui/dist/types/index.d.ts',
    'packages/ui/node_modules/x/index.js',
    'packages/commerce/src/features/articles/reader.ts',
    'brands/annen/brand.json',
    'themes/natt/tokens.json',
    'apps/eksempel/dist/fingerprint',
  ])('stays with %s, which no build of this brand has', async (path) => {
    const before = await fingerprint()
    await write(path, 'changed')
    expect(await fingerprint()).toBe(before)
  })

  it('changes when a file moves, or when text moves from one file to the next', async () => {
    await write('packages/ui/src/a.ts', 'one')
    await write('packages/ui/src/b.ts', 'two')
    const before = await fingerprint()
    await write('packages/ui/src/a.ts', 'onetwo')
    await write('packages/ui/src/b.ts', '')
    expect(await fingerprint()).not.toBe(before)
  })
})
