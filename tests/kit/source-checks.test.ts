import { brandNames } from '@vidda/tooling-checks/checks/brand-names'
import { brandsAndApps } from '@vidda/tooling-checks/checks/brands-and-apps'
import { inventedNames } from '@vidda/tooling-checks/checks/invented-names'
import { styleSheets } from '@vidda/tooling-checks/checks/style-sheets'
import { words } from '@vidda/tooling-checks/checks/words'
import { norwegianLocale } from '@vidda/tooling-lint/norwegian-locale'
import { rawValues } from '@vidda/tooling-lint/raw-values'
import { styledImports } from '@vidda/tooling-lint/styled-imports'
import { typedQueries } from '@vidda/tooling-lint/typed-queries'
import { wireNames } from '@vidda/tooling-lint/wire-names'
import { root } from '@vidda/tooling-shared/root'
import { describe, expect, it } from 'vitest'
import { findingsIn, findingsInKit } from './findings.ts'
import { problemsIn } from './problems-in.ts'

/** Words in pieces, so that the kit's own check does not find them here. */
const joined = (...pieces: readonly string[]): string => pieces.join('')

const styles = 'packages/ui/src/a/A.styles.ts'
const component = 'packages/ui/src/a/A.tsx'
const rule = (css: string): string => `export const look = css\`\n${css}\n\`\n`

describe('raw values', () => {
  it.each([
    'color: #0b5385;',
    'color: #fff;',
    'background: rgb(1 2 3);',
    'color: oklch(0.5 0.1 20);',
    'color: white;',
    'inset: 12px;',
    'transition: color 200ms;',
    'animation: turn .3s;',
    'margin-block-start: -12px;',
    'translate: -3px 0;',
    'animation-delay: -200ms;',
    'animation-delay: -.2s;',
    'color: tomato;',
    'border-color: navy;',
    'background: linear-gradient(crimson, transparent);',
    'p{color:crimson}',
    'p{transition:color .2s}',
  ])('finds %s', (css) => {
    expect(findingsIn(rawValues, { [styles]: rule(css) })).toHaveLength(1)
  })

  it.each([
    'color: ${color.text};',
    'inset: 0;',
    'inline-size: 100%;',
    'mask: linear-gradient(black, transparent);',
    'grid-area: white-space;',
    'white-space: nowrap;',
    'color: transparent;',
    'order: -1;',
    'inline-size: var(--gap-12px);',
    'rotate: tan(0.2);',
  ])('lets %s be', (css) => {
    expect(findingsIn(rawValues, { [styles]: rule(css) })).toEqual([])
  })

  it.each(['{ inlineSize: 12 }', "{ color: 'crimson' }", '{ marginBlockStart: -12 } as CSSProperties', "{ ...look, translate: '-3px 0' }"])(
    'finds style={%s}',
    (style) => {
      expect(findingsIn(rawValues, { [component]: `export const A = () => <p style={${style}} />\n` })).toHaveLength(1)
      const apart = `const look = ${style}\nexport const A = () => <p style={look} />\n`
      expect(findingsIn(rawValues, { [component]: apart })).toHaveLength(1)
    },
  )

  it.each(["{ '--share': 12 }", '{ opacity: 1, zIndex: 2 }', '{ inset: 0 }', "{ display: 'contents' }", '{ inlineSize: sizes[2] }'])(
    'lets style={%s} be',
    (style) => {
      expect(findingsIn(rawValues, { [component]: `export const A = () => <p style={${style}} />\n` })).toEqual([])
    },
  )

  it.each(['<path fill="tomato" />', '<path stroke={on ? "red" : "none"} />', '<stop stopColor="crimson" />'])('finds %s', (drawn) => {
    expect(findingsIn(rawValues, { [component]: `export const A = ({ on }) => ${drawn}\n` })).toHaveLength(1)
  })

  it.each(['<path fill="none" stroke="currentColor" />', '<p title="red" />'])('lets %s be', (drawn) => {
    expect(findingsIn(rawValues, { [component]: `export const A = () => ${drawn}\n` })).toEqual([])
  })

  it.each([
    'body{color:crimson}',
    'body { margin: 0; color: crimson; }',
    'body{inset:0;transition:color .2s}',
    '<style>:root{color:${text};background:tomato}</style>',
    '<body style="color: crimson">',
    '@media print{body{border-color:navy}}',
    'body{margin:12px}',
  ])('finds what is raw in the style sheet of a text: %s', (sheet) => {
    expect(findingsIn(rawValues, { 'packages/host/src/a.ts': `export const a = \`${sheet}\`\n` })).toHaveLength(1)
  })

  it.each([
    'body{color:var(--color-text)}',
    'body{color:${text};background:transparent}',
    '<meta name="theme-color" content="${color}">',
    'the order: red, green and gold',
    'text/css; charset=utf-8',
    'export const client = { entry: () => 1, modules: {} }',
  ])('lets the text %s be', (text) => {
    expect(findingsIn(rawValues, { 'packages/host/src/a.ts': `export const a = \`${text}\`\n` })).toEqual([])
  })

  it('reads style sheets, without their comments', async () => {
    const sheet = '/* like 12px\n or tomato */\np {\n  inset: 0;\n  color: tomato;\n}\n'
    expect(await problemsIn(styleSheets, { 'packages/ui/src/a/a.css': sheet })).toEqual([
      'packages/ui/src/a/a.css:5 has the raw colour tomato: use a colour token of @vidda/tokens',
    ])
  })

  it('reads what is written in code and not what comments say, and leaves tokens, data and tests alone', () => {
    const colour = "export const a = '#123456'\n"
    expect(findingsIn(rawValues, { [component]: `// like #123456 or 12px\n${colour}` })).toEqual([
      expect.stringContaining(`${component}:2`),
    ])
    expect(
      findingsIn(rawValues, {
        'packages/tokens/src/a.ts': colour,
        'packages/ui/src/a.data.ts': colour,
        'packages/ui/src/a.test.ts': colour,
      }),
    ).toEqual([])
  })
})

describe('names', () => {
  it.each([
    'Array.from(hits, (hit) => hit._source)',
    'line.EanNo',
    "line['EanNo']",
    '({ Count: 1 })',
    'article.purchasableOnWeb',
    'order.shopID',
  ])('[R10.11] finds the wire name in %s', (code) => {
    expect(findingsIn(wireNames, { 'packages/storefront/src/cart/a.ts': `export const a = ${code}\n` })).toHaveLength(1)
  })

  it('[R10.11] no component and no store of the kit reads one', () => {
    expect(findingsInKit(wireNames)).toEqual([])
  })

  it.each([
    "new Intl.NumberFormat('en-GB')",
    'Intl.DateTimeFormat(undefined)',
    'new Intl.Collator()',
    "new globalThis.Intl.Collator('nb-NO')",
    'Intl',
    'Intl.NumberFormat',
    '(({ NumberFormat }) => new NumberFormat())(Intl)',
    "day.toLocaleDateString('en-US')",
    'day?.toLocaleTimeString()',
    'amount.toLocaleString(undefined, { minimumFractionDigits: 2 })',
    "name['toLocaleUpperCase']('tr')",
  ])('[R10.80] finds the locale of %s', (code) => {
    expect(findingsIn(norwegianLocale, { 'packages/domain/src/a.ts': `export const a = ${code}\n` })).toHaveLength(1)
  })

  it('[R10.80] finds a formatter that is taken out of Intl', () => {
    const code = "const { NumberFormat } = Intl\nexport const a = new NumberFormat('en-US')\n"
    expect(findingsIn(norwegianLocale, { 'packages/domain/src/a.ts': code })).toEqual([expect.stringContaining('a.ts:1')])
  })

  it.each(["new Intl.Collator('nb-NO')", "name.toLocaleLowerCase('nb-NO')", 'null as Intl.NumberFormat | null'])('lets %s be', (code) => {
    expect(findingsIn(norwegianLocale, { 'packages/domain/src/a.ts': `export const a = ${code}\n` })).toEqual([])
  })

  it.each([
    "import styled from 'styled-components'",
    "import { ServerStyleSheet } from 'styled-components'",
    "import { ThemeProvider } from 'styled-components'",
  ])('finds %s', (code) => {
    expect(findingsIn(styledImports, { [styles]: `${code}\n` })).toHaveLength(1)
  })

  it('may manage the style sheet in fixtures, which render for tests', () => {
    const code = "import { StyleSheetManager } from 'styled-components'\n"
    expect(findingsIn(styledImports, { 'packages/ui/src/a/a.fixtures.tsx': code })).toEqual([])
  })
})

const brand = { 'brands/fjell/brand.json': '{"id":"fjell","name":"Fjell & Fjære"}' }
const app = { 'apps/fjell/package.json': '{"dependencies":{"@vidda/brand-fjell":"workspace:*"}}' }

describe('brands', () => {
  it.each(["export const a = 'Fjell & Fjære'", "if (brand === 'fjell') start()"])('are not named in packages: %s', async (code) => {
    expect(await problemsIn(brandNames, { ...brand, 'packages/ui/src/a.ts': `${code}\n` })).toHaveLength(1)
    expect(await problemsIn(brandNames, { ...brand, 'packages/ui/src/a.ts': 'export const fjellrev = 1\n' })).toEqual([])
  })

  it.each(["if (brand.id === 'so') start()", 'export const a = "so"', 'export const a = `so`', "export const a = file.theme ?? 'so'"])(
    'are not named in packages, the one with the name of the default theme neither: %s',
    async (code) => {
      const so = { 'brands/so/brand.json': '{"id":"so","name":"Storm & Opphold"}' }
      const [problem, ...more] = await problemsIn(brandNames, { ...so, 'packages/ui/src/a.ts': `// so it is\n${code}\n` })
      expect(problem).toContain('packages/ui/src/a.ts:2 names the brand “so”')
      expect(more).toEqual([])
    },
  )

  it('may be named as the default theme where it is written down, and nowhere else in that file', async () => {
    const so = { 'brands/so/brand.json': '{"id":"so","name":"Storm & Opphold"}' }
    const config = "export const defaultTheme = 'so'\n"
    expect(await problemsIn(brandNames, { ...so, 'packages/brand/src/file/config.ts': config })).toEqual([])
    expect(await problemsIn(brandNames, { ...so, 'packages/brand/src/file/config.ts': `${config}if (a.id === 'so') start()\n` })).toEqual([
      expect.stringContaining('config.ts:2'),
    ])
  })

  it('may be named in the demo', async () => {
    const so = { 'brands/so/brand.json': '{"id":"so","name":"Storm & Opphold"}' }
    expect(await problemsIn(brandNames, { ...so, 'packages/demo/README.md': 'Storm & Opphold is the broad chain.\n' })).toEqual([])
  })

  it('[R11.17] have exactly one app each', async () => {
    expect((await brandsAndApps(root)).problems).toEqual([])
    expect(await problemsIn(brandsAndApps, { ...brand, ...app })).toEqual([])
  })

  it.each([
    ['a brand without an app', { ...brand }],
    ['a brand with two apps', { ...brand, ...app, 'apps/more/package.json': app['apps/fjell/package.json'] }],
    ['an app without a brand', { ...brand, ...app, 'apps/empty/package.json': '{}' }],
    ['an app that names another brand than its own', { ...brand, 'apps/fjell/package.json': '{"dependencies":{"@vidda/brand-skog":"*"}}' }],
  ])('[R11.17] %s is found', async (_, files) => {
    expect(await problemsIn(brandsAndApps, files)).toHaveLength(1)
  })
})

describe('files', () => {
  it.each([
    ['a.ts', `// ${joined('FIX', 'ME')}\n`],
    ['a.ts', `export const a = '/${joined('ho', 'me')}/kari/shop'\n`],
    ['a.ts', `// oxlint-${joined('dis', 'able')}-next-line\n`],
    ['a-new.ts', 'export const a = 1\n'],
    ['utils.ts', 'export const a = 1\n'],
  ])('say nothing unfinished: %s %s', async (name, text) => {
    expect(await problemsIn(words, { [`packages/a/src/${name}`]: text })).toHaveLength(1)
  })
})

describe('queries of the commerce API', () => {
  it.each([
    'await sql`insert into stock values (1, 2, 3)`.execute(db)',
    'await sql`\n  insert into ${sql.table(name)}\n  select id from articles`.execute(db)',
    'await sql`select 1 from stock where shop_id = any (${[...ids]}::int[])`.execute(db)',
    "await sql`select 1 from stock where shop_id = any ('{1}'::text::int[])`.execute(db)",
    'const { rows } = await sql<{ id: number }>`select id from stock`.execute(db)',
  ])('are of one kind: %s', (code) => {
    const [problem, ...more] = findingsIn(typedQueries, { 'packages/commerce/src/a.ts': `export const a = 1\n${code}\n` })
    expect(problem).toContain('packages/commerce/src/a.ts:')
    expect(more).toEqual([])
  })

  it('are so everywhere', () => {
    expect(findingsInKit(typedQueries)).toEqual([])
    const named = 'await sql`insert into stock (variant_id) values (1)`; sql<number>`1 = ${anyOf(ids)}`'
    expect(findingsIn(typedQueries, { 'packages/commerce/src/a.ts': named })).toEqual([])
  })
})

describe('what the demo invents', () => {
  it.each([
    "export const brand = 'Lauvås'",
    'const { drawing } = article',
    '// The scene of a banner.',
    "import { createDemo } from '@vidda/demo'",
    "export const src = 'scene:fjord'",
    'const isDemo = true',
    'const demoShop = 1',
    'const lineDrawings = []',
    'const DEMO_DATA = 1',
  ])('is not known to the commerce API: %s', async (code) => {
    const problems = await problemsIn(inventedNames, { 'packages/commerce/src/a.ts': `export const a = 1\n${code}\n` })
    expect(problems).not.toEqual([])
    for (const problem of problems) expect(problem).toContain('packages/commerce/src/a.ts:2 names')
  })

  it('is known to its tests and to itself', async () => {
    const code = "import { createDemo } from '@vidda/demo'\n"
    const files = ['commerce/src/a.api.test.ts', 'commerce/test/kit/a.ts', 'demo/src/a.ts']
    expect(await problemsIn(inventedNames, Object.fromEntries(files.map((file) => [`packages/${file}`, code])))).toEqual([])
    expect(
      await problemsIn(inventedNames, { 'packages/commerce/src/a.ts': '// A demonstration of vindskjermen: Lauvåsen, withdrawings\n' }),
    ).toEqual([])
  })

  it('is nowhere in the commerce API', async () => {
    expect((await inventedNames(root)).problems).toEqual([])
  })
})
