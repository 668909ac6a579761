import { fileURLToPath } from 'node:url'
import { expect, it, vi } from 'vitest'
import { chunkGroups, closedEntry } from './chunks.ts'

it.each([
  ['@vidda/client', true],
  ['@vidda/client/articles', true],
  ['@vidda/contract', true],
  ['@vidda/domain/listing', false],
  ['@vidda/storefront/client', false],
])('puts how the commerce API is asked into one file, by whole packages: %s', (name, inside) => {
  const { test } = chunkGroups.find((group) => group.name === 'api') ?? {}
  expect(test?.(fileURLToPath(import.meta.resolve(name)))).toBe(inside)
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
