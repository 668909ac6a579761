import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { normalizePath } from 'vite'
import { expect, it, vi } from 'vitest'
import { chunkGroups, closedEntry, sharedScreens } from './chunks.ts'

it.each(sharedScreens)('knows a module of the storefront that several screens come in: %s', (name) => {
  const entry = fileURLToPath(import.meta.resolve('@vidda/storefront/client'))
  const file = join(dirname(entry), 'routes', `${name}.ts`)
  expect(existsSync(file)).toBe(true)
  expect(chunkGroups.filter((group) => 'test' in group && group.test(normalizePath(file)))).toMatchObject([{ name }])
})

it.each([
  [[], 0],
  [['assets/list.js'], 1],
])('ends a build whose first file imports others: %j', (imports, errors) => {
  const { generateBundle } = closedEntry()
  const error = vi.fn()
  const bundle = {
    first: { type: 'chunk', isEntry: true, fileName: 'assets/client.js', imports },
    other: { type: 'chunk', isEntry: false, fileName: 'assets/list.js', imports: ['assets/client.js'] },
  }
  ;(generateBundle as (this: unknown, options: unknown, bundle: unknown) => void).call({ error }, {}, bundle)
  expect(error).toHaveBeenCalledTimes(errors)
})
