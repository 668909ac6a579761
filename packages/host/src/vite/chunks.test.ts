import { globSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { chunkGroups, closedEntry } from './chunks.ts'

/** The folder of the workspace's packages: a build in the workspace reads their sources. */
const packages = `${import.meta.dirname}/../../..`
const sources = globSync('packages/{client,ui,storefront,domain}/src/**/*.{ts,tsx}', { cwd: `${packages}/..` }).map(
  (path) => `/kit/${path}`,
)

it.each([
  ['route-article', ['ui/src/commerce/favourite-button/FavouriteButton.tsx', 'storefront/src/routes/article.ts']],
  ['route-shops', ['storefront/src/routes/shops.tsx']],
  ['list-screens', ['storefront/src/routes/list-screens.ts']],
  ['route-search', ['storefront/src/routes/search.tsx', 'storefront/src/search/recent-searches.ts']],
  ['api', ['client/src/open-page-api.ts']],
  [
    'list-address',
    ['storefront/src/listing/list-parameters.ts', 'storefront/src/app/numbered-head.ts', 'ui/src/patterns/pagination/Pagination.tsx'],
  ],
  ['text-field', ['ui/src/primitives/text-field/TextField.tsx', 'ui/src/primitives/internal/use-field.ts']],
  ['shop-facts', ['ui/src/commerce/opening-hours/open-text.ts', 'ui/src/commerce/internal/use-distance-text.ts']],
])('a file of %s is made of modules that are there, and of those that are published', (name, wanted) => {
  const group = chunkGroups.find((each) => each.name === name)
  const test = group && 'test' in group ? group.test : /^$/
  expect(sources.filter((path) => test.test(path))).toEqual(expect.arrayContaining(wanted.map((path) => expect.stringContaining(path))))
  expect(
    test.test(
      `/app/node_modules/@vidda/${wanted[0]?.replace(/src(?:\/(?:primitives|patterns|commerce))?/u, 'dist/esm').replace(/tsx?$/u, 'js')}`,
    ),
  ).toBe(true)
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
