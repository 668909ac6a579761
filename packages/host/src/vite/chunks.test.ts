import { expect, it, vi } from 'vitest'
import { chunkGroups, closedEntry } from './chunks.ts'

it.each([
  ['/kit/packages/storefront/src/listing/ListScreen.tsx', true],
  ['/kit/packages/storefront/src/routes/search.tsx', true],
  ['/kit/packages/storefront/src/routes/search.loader.ts', false],
  ['/kit/packages/storefront/src/listing/load-listing.ts', false],
  ['/kit/packages/storefront/src/routes/article.tsx', false],
])('puts the screens that show lists into one chunk, without what loads them: %s', (id, inside) => {
  const { test } = chunkGroups('entry')[1] ?? {}
  expect(test instanceof RegExp && test.test(id)).toBe(inside)
})

it.each([
  ['/kit/packages/storefront/src/routes/shops.tsx', 'shops'],
  ['/kit/packages/storefront/src/routes/shops.loader.ts', undefined],
  ['/kit/packages/storefront/src/shops/my-shop.ts', undefined],
  ['/kit/packages/domain/src/hours/parse.ts', 'shops'],
  ['/kit/packages/ui/src/text-field/TextField.tsx', 'forms'],
  ['/kit/packages/ui/src/internal/field-words.styles.ts', 'shop'],
  ['/kit/packages/storefront/src/shops/use-now.ts', 'shop'],
])('puts %s into the file %s', (id, name) => {
  const group = chunkGroups('entry').find(({ test }) => (test instanceof RegExp ? test.test(id) : test(id)))
  expect(group?.name).toBe(name)
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
