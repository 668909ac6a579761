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
  demo: 'commerce',
  sandbox: 'contract',
  search: 'contract',
  commerce: 'brand',
  storefront: 'commerce',
  host: 'cli',
  studio: 'cli',
  cli: 'planted',
} as const

const importing = (...paths: readonly string[]): string => paths.map((path, index) => `import * as _${index} from '${path}'\n`).join('')

const layerFiles = Object.entries(layerFaults).flatMap(([from, to]) => [
  [`packages/${from}/src/layer.ts`, importing(`../../${to}/src/index.ts`)],
  [`packages/${to}/src/index.ts`, face],
])

/** Where each library keeps the module that an import of it leads to, and how its manifest says so: as published. */
const layouts = {
  ky: {
    manifest: { type: 'module', exports: { types: './distribution/index.d.ts', default: './distribution/index.js' } },
    files: ['distribution/index.d.ts', 'distribution/index.js'],
  },
  zustand: {
    manifest: { exports: { '.': { import: { types: './esm/index.d.mts', default: './esm/index.mjs' }, default: './index.js' } } },
    files: ['esm/index.d.mts', 'esm/index.mjs', 'index.js'],
  },
  'styled-components': {
    manifest: { main: 'dist/styled-components.cjs.js', module: './dist/styled-components.esm.js', typings: 'dist/index.d.ts' },
    files: ['dist/styled-components.cjs.js', 'dist/styled-components.esm.js', 'dist/index.d.ts'],
  },
} as const

const libraries = Object.entries(layouts).flatMap(([name, { manifest, files }]) => [
  [`node_modules/${name}/package.json`, JSON.stringify({ name, ...manifest })],
  ...files.map((file) => [`node_modules/${name}/${file}`, face]),
])

/** Imports of which each has to be found by itself: a rule that finds the one may be blind to the other. */
export const plantedImports = [
  { rule: 'domain-stands-alone', from: 'packages/domain/src/planted.ts', library: 'ky' },
  { rule: 'domain-stands-alone', from: 'packages/domain/src/planted.ts', library: 'node:crypto' },
  { rule: 'one-http-client', from: 'packages/client/src/planted.ts', library: 'ky' },
  { rule: 'one-http-client', from: 'packages/storefront/src/home/http.ts', library: 'ky' },
  { rule: 'library-stays-pure', from: 'packages/ui/src/primitives/button/planted.ts', library: 'ky' },
  { rule: 'library-stays-pure', from: 'packages/ui/src/primitives/button/planted.ts', library: 'zustand' },
  { rule: 'styles-in-styles-files', from: 'packages/ui/src/primitives/button/planted.ts', library: 'styled-components' },
  { rule: 'tier-foundation', from: 'packages/ui/src/foundation/icon/index.ts', file: 'packages/ui/src/primitives/button/planted.ts' },
  { rule: 'tier-primitives', from: 'packages/ui/src/primitives/link/index.ts', file: 'packages/ui/src/patterns/form/index.ts' },
  { rule: 'tier-primitives', from: 'packages/ui/src/primitives/link/index.ts', file: 'packages/ui/src/commerce/price/index.ts' },
  { rule: 'tier-patterns', from: 'packages/ui/src/patterns/form/index.ts', file: 'packages/ui/src/commerce/price/index.ts' },
  { rule: 'styles-in-styles-files', from: 'packages/storefront/src/home/http.ts', library: 'styled-components' },
  { rule: 'state-in-the-storefront', from: 'packages/ui/src/primitives/button/planted.ts', library: 'zustand' },
  { rule: 'demo-stays-apart', from: 'packages/commerce/src/invented.ts', file: 'packages/demo/src/index.ts' },
  {
    rule: 'kernel-knows-no-feature',
    from: 'packages/commerce/src/kernel/http/app.ts',
    file: 'packages/commerce/src/features/polls/index.ts',
  },
  { rule: 'kernel-knows-no-feature', from: 'packages/commerce/src/kernel/http/app.ts', file: 'packages/commerce/src/server.ts' },
  {
    rule: 'import-knows-no-feature',
    from: 'packages/commerce/src/import/import.ts',
    file: 'packages/commerce/src/features/polls/index.ts',
  },
  {
    rule: 'commerce-feature-through-its-face',
    from: 'packages/commerce/src/features/polls/index.ts',
    file: 'packages/commerce/src/features/stock/writer.ts',
  },
  { rule: 'no-commerce-circle', from: 'packages/commerce/src/features/polls', file: 'packages/commerce/src/features/stock' },
  { rule: 'no-commerce-circle', from: 'packages/commerce/src/kernel/mail', file: 'packages/commerce/src/kernel/http' },
  { rule: 'no-test-in-product', from: 'packages/commerce/src/server.ts', file: 'packages/commerce/test/kit/server.ts' },
] as const

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
  ['packages/storefront/src/routes/cart.tsx', importing('../cart/inner.ts')],
  ['packages/storefront/src/home/index.ts', importing('../cart/inner.ts', './turn.ts')],
  ['packages/storefront/src/home/turn.ts', importing('../cart/index.ts')],
  ['packages/storefront/src/home/wire.ts', importing('../../../contract/src/wire/index.ts', '../../../domain/src/money-wire/index.ts')],
  ['packages/storefront/src/home/http.ts', importing('ky', 'styled-components', './nowhere.ts', './http.test.ts')],
  ['packages/storefront/src/home/http.test.ts', face],
  ['packages/demo/src/index.ts', face],
  ['packages/commerce/src/invented.ts', importing('../../demo/src/index.ts')],
  ['packages/commerce/src/server.ts', importing('./features/stock/writer.ts', '../test/kit/server.ts')],
  ['packages/commerce/src/kernel/http/app.ts', importing('../../features/polls/index.ts', '../../server.ts', '../mail/post.ts')],
  ['packages/commerce/src/kernel/http/failure.ts', face],
  ['packages/commerce/src/kernel/mail/post.ts', importing('../http/failure.ts')],
  ['packages/commerce/src/import/import.ts', importing('../features/polls/index.ts')],
  ['packages/commerce/src/features/polls/index.ts', importing('../stock/writer.ts', '../../invented.ts')],
  ['packages/commerce/src/features/stock/index.ts', importing('../polls/score.ts')],
  ['packages/commerce/src/features/stock/writer.ts', importing('../polls/index.ts')],
  ['packages/commerce/src/features/polls/score.ts', face],
  ['packages/commerce/test/kit/server.ts', face],
  ['packages/sandbox/src/index.ts', face],
  ['packages/commerce/src/payments.ts', importing('../../sandbox/src/index.ts')],
  ['packages/domain/src/planted.ts', importing('ky', 'node:crypto')],
  ['packages/client/src/planted.ts', importing('ky')],
  ['packages/ui/src/primitives/button/index.ts', importing('../../../../domain/src/cart/index.ts')],
  ['packages/ui/src/primitives/button/planted.ts', importing('ky', 'zustand', 'styled-components')],
  ['packages/ui/src/foundation/icon/index.ts', importing('../../primitives/button/planted.ts')],
  ['packages/ui/src/primitives/link/index.ts', importing('../../patterns/form/index.ts', '../../commerce/price/index.ts')],
  ['packages/ui/src/patterns/form/index.ts', importing('../../commerce/price/index.ts')],
  ['packages/ui/src/commerce/price/index.ts', face],
])
