/** What each package may import of the workspace: imports point down only (docs/adr/0002). */
const layers = {
  tokens: [],
  domain: [],
  texts: [],
  contract: ['domain'],
  brand: ['contract', 'tokens', 'domain', 'texts'],
  ui: ['tokens', 'domain', 'texts'],
  client: ['contract', 'domain'],
  demo: ['contract', 'domain'],
  sandbox: [],
  search: ['domain'],
  commerce: ['demo', 'sandbox', 'search', 'contract', 'domain', 'texts'],
  storefront: ['ui', 'client', 'contract', 'tokens', 'domain', 'texts'],
  host: ['storefront', 'commerce', 'client', 'brand', 'contract', 'tokens', 'domain', 'texts'],
  studio: ['host', 'ui', 'brand', 'tokens', 'domain', 'texts'],
  cli: ['studio', 'demo', 'sandbox', 'host', 'storefront', 'commerce', 'client', 'brand', 'contract', 'tokens', 'domain', 'texts'],
}

const layerRules = Object.entries(layers).map(([name, allowed]) => ({
  name: `layer-${name}`,
  comment: `packages/${name} may import ${allowed.length === 0 ? 'no other package' : `only ${allowed.join(', ')}`}. Move the shared part down to a layer that both may import, or hand it over as a value from above.`,
  severity: 'error',
  from: { path: `^packages/${name}/` },
  to: { path: '^packages/', pathNot: `^packages/(?:${[name, ...allowed].join('|')})/` },
}))

const tests = String.raw`\.(?:test|suite|stories|fixtures?)\.tsx?$`

/** The tiers of the component library, lowest first, as in tooling/shared/src/source/library.ts (docs/adr/0029). */
const tiers = ['foundation', 'primitives', 'patterns', 'commerce']

/** Tests and stories are exempt, because they may show a component inside one of a higher tier. */
const tierRules = tiers.slice(0, -1).map((name, index) => ({
  name: `tier-${name}`,
  comment: `A tier of the library knows none above it: ${name} may import only ${tiers.slice(0, index + 1).join(', ')}. Move the component or the shared piece (to the internal/ of the lowest tier that needs it), or take what stands in it as a prop.`,
  severity: 'error',
  from: { path: `^packages/ui/src/${name}/`, pathNot: tests },
  to: { path: `^packages/ui/src/(?:${tiers.slice(index + 1).join('|')})/` },
}))

const feature = String.raw`^packages/storefront/src/([^/]+)/`

const commerce = '^packages/commerce/src/'
const commerceFeature = `${commerce}features/([^/]+)/`
const commerceFace = String.raw`${commerce}features/[^/]+/index\.ts$`
/** What puts the parts of the commerce API together: the files beside the rooms. */
const commerceComposition = String.raw`${commerce}[^/]+\.ts$`

export default {
  forbidden: [
    ...layerRules,
    ...tierRules,
    {
      name: 'domain-stands-alone',
      comment:
        "The domain's rules need no library and nothing of Node. Take what comes from outside (a clock, a random number, a request) as an argument.",
      severity: 'error',
      from: { path: '^packages/domain/', pathNot: tests },
      to: { pathNot: '^packages/' },
    },
    {
      name: 'demo-stays-apart',
      comment:
        'The product knows nothing of the invented chains: they come in as the data of any other chain. Take what differs from the data, or fill a database with them where a test or the command line starts one.',
      severity: 'error',
      from: { path: '^packages/', pathNot: ['^packages/(?:demo|cli)/', tests, '^packages/commerce/test/'] },
      to: { path: '^packages/demo/' },
    },
    {
      name: 'sandbox-stays-apart',
      comment:
        'The product talks to payment services over HTTP, and to the local ones as to the real ones. Take addresses and credentials from the configuration, or start the sandbox where a test or the command line does.',
      severity: 'error',
      from: { path: '^packages/', pathNot: ['^packages/(?:sandbox|cli)/', tests, '^packages/commerce/test/'] },
      to: { path: '^packages/sandbox/' },
    },
    {
      name: 'no-data-in-packages',
      comment:
        'A package knows no brand, theme or app. Let the app hand the brand to the host, and read what differs from a field of the brand file.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(?:brands|themes|apps)/' },
    },
    {
      name: 'feature-through-its-face',
      comment:
        'A feature of the storefront is used through its index.ts. Export what you need there, or move it to the feature that needs it.',
      severity: 'error',
      from: { path: feature, pathNot: '^packages/storefront/src/routes/' },
      to: { path: feature, pathNot: [String.raw`^packages/storefront/src/$1/`, String.raw`^packages/storefront/src/[^/]+/index\.tsx?$`] },
    },
    {
      name: 'routes-show-screens',
      comment:
        'A route takes the screens of a feature (XScreen.tsx) and what loads them (load-x.ts), each by itself: an index.ts would bring one with the other. Anything else comes by the index.ts.',
      severity: 'error',
      from: { path: '^packages/storefront/src/routes/' },
      to: {
        path: feature,
        pathNot: [
          '^packages/storefront/src/routes/',
          String.raw`^packages/storefront/src/[^/]+/(?:index\.tsx?|[A-Z]\w+Screen\.tsx|load-[\w-]+\.ts)$`,
        ],
      },
    },
    {
      name: 'no-feature-cycle',
      comment: 'Two features of the storefront need each other. Move the shared part to a third one, or pass it as a prop from the route.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^packages/storefront/src/[^/]+$' },
      to: { circular: true },
    },
    {
      name: 'kernel-knows-no-feature',
      comment:
        'The kernel of the commerce API is there for features that it does not know. Let the feature hand over what the kernel needs (kernel/feature.ts), or move what is common to them into the kernel.',
      severity: 'error',
      from: { path: `${commerce}kernel/` },
      to: { path: commerce, pathNot: `${commerce}kernel/` },
    },
    {
      name: 'import-knows-no-feature',
      comment:
        'How data come in, and what every shop has from the beginning, know the kernel alone. Say what a kind of data is in the import.ts of its feature, and what follows from it in import/follow-ups.ts.',
      severity: 'error',
      from: { path: `${commerce}(import|reference)/` },
      to: { path: commerce, pathNot: `${commerce}(?:kernel|$1)/` },
    },
    {
      name: 'commerce-feature-through-its-face',
      comment:
        'A feature of the commerce API is used through its index.ts. Export what you need there, or move it to the feature that needs it.',
      severity: 'error',
      from: { path: commerceFeature },
      to: { path: commerceFeature, pathNot: [`${commerce}features/$1/`, commerceFace] },
    },
    {
      name: 'commerce-is-put-together-of-faces',
      comment: 'What puts the commerce API together uses its features through their index.ts. Export there what the server needs.',
      severity: 'error',
      from: { path: commerceComposition },
      to: { path: commerceFeature, pathNot: commerceFace },
    },
    {
      name: 'commerce-parts-stand-below',
      comment:
        'A part of the commerce API does not know what it is put together to. Take what it needs as an argument (features.ts, server.ts).',
      severity: 'error',
      from: { path: `${commerce}features/` },
      to: { path: commerceComposition },
    },
    {
      name: 'no-commerce-circle',
      comment:
        'Two features of the commerce API, or two parts of its kernel, need each other. Move the shared part to a third one or into the kernel, or hand it over where the API is put together (features.ts).',
      severity: 'error',
      scope: 'folder',
      from: { path: `${commerce}(?:features|kernel)/[^/]+$` },
      to: { circular: true },
    },
    {
      name: 'no-cycle',
      comment: 'Modules import each other in a circle. Move what both need into a module of its own.',
      severity: 'error',
      from: { path: '^(?:packages|tooling|tests|bench)/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'ui-needs-little-of-domain',
      comment:
        'The design system knows money, numbers, dates in words, opening hours, maps, phone numbers, the slider and swipes of the domain, and nothing of the shop. Take the finished value as a prop.',
      severity: 'error',
      from: { path: '^packages/ui/', pathNot: tests },
      to: { path: '^packages/domain/src/', pathNot: '^packages/domain/src/(?:date-text|money|number|hours|map|phone|slider|swipe)/' },
    },
    {
      name: 'library-stays-pure',
      comment:
        'The design system works by props, theme and texts alone: no store, no HTTP client, no brand file. Take data and callbacks as props.',
      severity: 'error',
      from: { path: '^packages/ui/' },
      to: { path: String.raw`^packages/(?:client|contract|brand|storefront)/|node_modules/(?:zustand|ky)/` },
    },
    {
      name: 'money-is-made-in-the-mapper',
      comment:
        "Only the contract's mapping makes money from numbers (and the demo, where prices are invented). Take an Ore from the domain object, or use the arithmetic of @vidda/domain/money.",
      severity: 'error',
      from: { pathNot: ['^packages/(?:domain|contract|demo)/', tests, '^tests/'] },
      to: { path: '^packages/domain/src/money-wire/' },
    },
    {
      name: 'wire-stays-at-the-edge',
      comment: 'Wire names are mapped to domain names once. Read the mapped object from the client instead of the wire schema.',
      severity: 'error',
      from: { pathNot: ['^packages/(?:contract|client|commerce)/', tests, '^tests/', '^bench/', '^tooling/', String.raw`^\.storybook/`] },
      to: { path: '^packages/contract/src/(?:wire|map)/' },
    },
    {
      name: 'one-http-client',
      comment:
        'One module makes the ky client, so that every request has the same headers and status handling. Use createApi of @vidda/client.',
      severity: 'error',
      from: { path: '^(?:packages|apps)/', pathNot: [String.raw`^packages/client/src/transport\.ts$`, tests] },
      to: { path: 'node_modules/ky/' },
    },
    {
      name: 'styles-in-styles-files',
      comment:
        'styled-components is imported only in *.styles.ts (and by the host and by fixtures of tests, which collect the style sheet). Move the styled root there.',
      severity: 'error',
      from: { path: '^packages/', pathNot: [String.raw`\.styles\.tsx?$`, String.raw`\.fixtures\.tsx?$`, '^packages/host/'] },
      to: { path: 'node_modules/styled-components/' },
    },
    {
      name: 'state-in-the-storefront',
      comment: "Shared state lives in the storefront's zustand stores. Pass the value as a prop instead.",
      severity: 'error',
      from: { path: '^packages/', pathNot: '^packages/storefront/' },
      to: { path: 'node_modules/zustand/' },
    },
    {
      name: 'no-test-in-product',
      comment: 'Tests, stories and fixtures are not part of the product. Move the shared part into a module of its own.',
      severity: 'error',
      from: { path: '^packages/', pathNot: [tests, String.raw`/(?:stories|fixtures|testing|story-assets)\b|^packages/[^/]+/test/`] },
      to: { path: [tests, '^packages/[^/]+/test/'] },
    },
    {
      name: 'resolvable',
      comment:
        'This import leads nowhere. Correct the path, export the subpath in package.json, or add the dependency if the layers (README) allow it.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // Own built files alone: libraries keep theirs in dist/ and *.d.ts too, and an edge that is excluded breaks no rule.
    exclude: { path: String.raw`^(?:packages|apps)/[^/]+/dist/` },
    moduleSystems: ['es6'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
}
