/** A small tree in which every rule is broken once: what the rules do not find here they would not find in the kit either. */
const face = 'export const face = 1\n'

const layerFaults = {
  tokens: 'domain',
  domain: 'texts',
  texts: 'tokens',
  contract: 'brand',
  brand: 'ui',
  ui: 'client',
  client: 'storefront',
  commerce: 'brand',
  storefront: 'commerce',
  host: 'cli',
  cli: 'planted',
} as const

const importing = (...paths: readonly string[]): string => paths.map((path, index) => `import * as _${index} from '${path}'\n`).join('')

const layerFiles = Object.entries(layerFaults).flatMap(([from, to]) => [
  [`packages/${from}/src/layer.ts`, importing(`../../${to}/src/index.ts`)],
  [`packages/${to}/src/index.ts`, face],
])

const libraries = ['ky', 'zustand', 'styled-components'].flatMap((name) => [
  [`node_modules/${name}/package.json`, JSON.stringify({ name, type: 'module', exports: './index.js' })],
  [`node_modules/${name}/index.js`, face],
])

export const plantedFiles: Readonly<Record<string, string>> = Object.fromEntries([
  ...layerFiles,
  ...libraries,
  ['package.json', JSON.stringify({ name: 'planted', type: 'module', dependencies: { ky: '1', zustand: '1', 'styled-components': '1' } })],
  ['brands/one/texts.ts', face],
  ['packages/domain/src/cart/index.ts', face],
  ['packages/domain/src/money-wire/index.ts', face],
  ['packages/contract/src/wire/index.ts', face],
  ['packages/host/src/brand.ts', importing('../../../brands/one/texts.ts')],
  ['packages/storefront/src/cart/index.ts', importing('../home/index.ts')],
  ['packages/storefront/src/cart/inner.ts', face],
  ['packages/storefront/src/home/index.ts', importing('../cart/inner.ts', './turn.ts')],
  ['packages/storefront/src/home/turn.ts', importing('../cart/index.ts')],
  ['packages/storefront/src/home/wire.ts', importing('../../../contract/src/wire/index.ts', '../../../domain/src/money-wire/index.ts')],
  ['packages/storefront/src/home/http.ts', importing('ky', 'styled-components', './nowhere.ts', './http.test.ts')],
  ['packages/storefront/src/home/http.test.ts', face],
  ['packages/ui/src/button/index.ts', importing('../../../domain/src/cart/index.ts', 'zustand')],
])
