import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { themeOf } from '@vidda/brand'
import { dataSchema, kindNames } from '@vidda/commerce/data'
import { defaultReadsPerMinute } from '@vidda/commerce/edge'
import { bokmaal } from '@vidda/texts'
import { blocksOf, type Block } from '@vidda/tooling-docs/blocks'
import { headingsOf } from '@vidda/tooling-docs/headings'
import { brokenLinks, leadsOut } from '@vidda/tooling-docs/links'
import { navigationOf } from '@vidda/tooling-docs/navigation'
import { linksOf, readSources, targetOf } from '@vidda/tooling-docs/sources'
import { tableRows } from '@vidda/tooling-docs/tables'
import { root } from '@vidda/tooling-shared/root'
import { Errors } from 'typebox/schema'
import { describe, expect, it } from 'vitest'
import { commandsIn, faultOf } from './guide-commands.ts'
import { commerceDefaults, hostDefaults, namesInCode } from './guide-settings.ts'

const sources = readSources()
const guide = [...sources.values()].filter(({ path }) => path.startsWith('docs/guide/'))
const textOf = (path: string): string => sources.get(path)?.markdown ?? readFileSync(join(root, path), 'utf8')

type Placed = Block & { readonly page: string }
const blocks: readonly Placed[] = guide.flatMap(({ path, markdown }) => blocksOf(markdown).map((block) => ({ ...block, page: path })))
const placeOf = ({ page, line }: Placed): string => `${page}:${line}`

const tokensOf = (path: string) => sources.get(path)?.tokens ?? []
const rowsOf = (path: string, heading?: string) => tableRows(tokensOf(path), heading)

const sorted = (names: readonly (string | undefined)[]): readonly string[] => names.map(String).toSorted()
const codeIn = (cell: string): readonly string[] => [...cell.matchAll(/`([^`]+)`/gu)].map(([, name = '']) => name)

describe('a command of the guide', () => {
  const ofBlocks = blocks
    .filter(({ language }) => language === 'sh')
    .flatMap((block) => commandsIn(block.text).map((words) => [placeOf(block), words] as const))
  type Page = { readonly path: string; readonly markdown: string }
  type Told = readonly [place: string, words: readonly string[]]

  const isOfPnpm = (line: string): boolean => /^(?:npx -y )?pnpm(?:@12)? ./u.test(line)
  const inWords = ({ path, markdown }: Page): readonly Told[] =>
    codeIn(markdown.replaceAll(/^```.*?^```/gmsu, ''))
      .filter(isOfPnpm)
      .flatMap((code) => commandsIn(code).map((words) => [path, words] as const))
  const pagesOf = (...paths: readonly string[]): readonly Page[] => paths.map((path) => ({ path, markdown: textOf(path) }))

  /** Faults of the commands, each with the page that names it. A command that several pages name is checked once. */
  async function faultsIn(told: readonly Told[]): Promise<readonly string[]> {
    const once = new Map(told.map(([place, words]) => [words.join(' '), [place, words] as const]))
    const faults = await Promise.all([...once.values()].map(async ([place, words]) => [place, await faultOf(words)] as const))
    return faults.flatMap(([place, fault]) => (fault === null ? [] : [`${place}: ${fault}`]))
  }

  it('[R11.90] can be typed: the command, its task and its options are there', async () => {
    const told = [...guide, ...pagesOf('README.md', 'CONTRIBUTING.md')].flatMap(inWords)
    expect(ofBlocks.length).toBeGreaterThan(30)
    expect(told.length).toBeGreaterThan(60)
    expect(await faultsIn([...ofBlocks, ...told])).toEqual([])
  })

  it('[R11.110] can be typed where a package or the benches tell it', async () => {
    const pages = pagesOf('bench/README.md', ...globSync('packages/**/README.md', { cwd: root, exclude: ['**/node_modules'] }))
    const inBlocks = pages.flatMap(({ path, markdown }) =>
      blocksOf(markdown)
        .filter(({ language }) => language === 'sh')
        .flatMap(({ text }) => text.split('\n').filter(isOfPnpm))
        .flatMap((line) => commandsIn(line).map((words) => [path, words] as const)),
    )
    const told = [...inBlocks, ...pages.flatMap(inWords)]
    expect(told.length).toBeGreaterThan(30)
    expect(await faultsIn(told)).toEqual([])
  })

  it.each([
    ['pnpm vidda datta import', 'there is no such command'],
    ['pnpm vidda data bring goods.csv', 'has no task bring'],
    ['pnpm vidda doctor --mend', 'has no --mend'],
    ['pnpm visual --acept', 'has no --acept'],
    ['pnpm check lint colours', 'lists no colours'],
    ['pnpm docs', 'there is no such command'],
    ['pnpm --filter @vidda/commerce open-api', 'no such script'],
    ['pnpm exec node packages/commerce/src/start.ts', 'there is no packages/commerce/src/start.ts'],
    ['wget https://example.org', 'no program that the guide calls'],
  ])('[R11.90] is refused where it cannot: %s', async (line, why) => {
    expect(await faultOf(commandsIn(line)[0] ?? [])).toContain(why)
  })

  it('[R11.90] has what it prints beneath it, and nothing else is said to be printed', () => {
    const alone = blocks.filter(({ role }, at) => role === 'output' && !['run', 'serve'].includes(blocks[at - 1]?.role ?? ''))
    expect(alone.map(placeOf)).toEqual([])
    const silent = blocks.filter(({ role }, at) => role === 'serve' && blocks[at + 1]?.role !== 'output')
    expect(silent.map(placeOf)).toEqual([])
  })
})

describe('a file of the guide', () => {
  const published = (name: string): object =>
    JSON.parse(readFileSync(join(root, 'packages/brand', `${name}.schema.json`), 'utf8')) as object
  const files = blocks.filter(({ language }) => ['json', 'csv'].includes(language))

  const faultsBy = (schema: object, value: unknown): readonly unknown[] => Errors(schema, value)[1]

  const unknownTexts = (value: Readonly<Record<string, object>>): readonly string[] =>
    Object.entries(value).flatMap(([namespace, texts]) =>
      Object.keys(texts).filter((key) => !(key in ((bokmaal as Readonly<Record<string, object>>)[namespace] ?? {}))),
    )

  const recordSchema = (kind: string, isPart: boolean): object => {
    const schema = dataSchema(kind) as { readonly required?: readonly string[] }
    return isPart ? { ...schema, required: [] } : schema
  }

  async function faultsOf({ path = '', text, isPart }: Block): Promise<readonly unknown[]> {
    const [, name = ''] = /([^/]+)\.(?:json|ndjson|csv)$/u.exec(path) ?? []
    if (path.endsWith('.csv')) {
      const columns = Object.keys((dataSchema(name) as unknown as { readonly properties: object }).properties)
      return (text.split('\n')[0] ?? '').split(';').filter((column) => !columns.includes(column))
    }
    const value: unknown = JSON.parse(text)
    if (name === 'tokens') return (await themeOf(text, path)).problems
    if (name === 'texts') return unknownTexts(value as Readonly<Record<string, object>>)
    return faultsBy((kindNames as readonly string[]).includes(name) ? recordSchema(name, isPart) : published(name), value)
  }

  it('[R11.91] is one that the kit reads, and read without a fault', async () => {
    expect(files.length).toBeGreaterThan(10)
    expect(files.filter(({ role }) => role !== 'file').map(placeOf)).toEqual([])
    for (const file of files) expect([placeOf(file), await faultsOf(file)]).toEqual([placeOf(file), []])
  })

  it.each([
    ['brands/fjell/brand.json', '{"id":"fjell","name":"Fjell","origin":"https://fjell.example"}'],
    ['brands/fjell/home.json', '{"sections":[{"type":"heroes"}]}'],
    ['brands/fjell/texts.json', '{"cart":{"emptyWords":"Tomt"}}'],
    ['themes/fjell/tokens.json', '{"seed":{}}'],
    ['goods/stock.ndjson', '{"ean":"7090000000011","shopId":1,"qty":-3}'],
    ['goods/stock.csv', 'ean;shop;qty'],
  ])('[R11.91] is refused where it has one: %s', async (path, text) => {
    const block = { path, text, isPart: false, language: 'json', line: 1, role: 'file', status: 0 } as const
    expect((await faultsOf(block)).length).toBeGreaterThan(0)
  })
})

describe('a table of the guide', () => {
  type Property = {
    readonly type?: string
    readonly required?: readonly string[]
    readonly properties?: Readonly<Record<string, Property>>
  }
  const schemaOf = (name: string): Property =>
    JSON.parse(readFileSync(join(root, 'packages/brand', `${name}.schema.json`), 'utf8')) as Property

  it('[R11.91] has every setting of brand.json, and says which are required', () => {
    const { properties = {}, required = [] } = schemaOf('brand')
    const settings = Object.entries(properties)
      .filter(([key]) => key !== '$schema')
      .flatMap(([key, { properties: inner, required: isWhole }]) =>
        inner && !isWhole ? Object.keys(inner).map((one) => `${key}.${one}`) : [key],
      )
    const rows = rowsOf('docs/guide/brand.md', 'The settings')
    expect(sorted(rows.map(([key]) => codeIn(key)[0]))).toEqual(sorted(settings))
    expect(rows.filter(([, otherwise]) => otherwise === 'required').map(([key]) => codeIn(key)[0])).toEqual(required)
  })

  it('[R11.91] has every type of section of a home page', () => {
    const types = [...JSON.stringify(schemaOf('home')).matchAll(/"type":\{"(?:type":"string","const|const)":"(\w+)"/gu)].map(
      ([, type]) => type,
    )
    const rows = rowsOf('docs/guide/pages.md', 'The home page')
    expect(sorted(rows.map(([type]) => codeIn(type)[0]))).toEqual(sorted([...new Set(types)]))
  })

  it('[R11.91] has every seed of a theme, and says which a theme must give', async () => {
    const told = async (text: string) => (await themeOf(text, 'tokens.json')).problems.map(({ key, message }) => `${key} ${message}`)
    const [seeds = ''] = /(?<=expected one with ).*?(?=\.)/u.exec((await told('{"seed":1}')).join()) ?? []
    const missing = (await told('{"seed":{}}')).flatMap((words) => /^seed\.(\w+) is missing/u.exec(words)?.[1] ?? [])
    expect(missing.length).toBeGreaterThan(0)
    const rows = rowsOf('docs/guide/theme.md', 'From one colour')
    expect(rows.map(([name]) => codeIn(name)[0])).toEqual(seeds.split(', '))
    expect(rows.filter(([, otherwise]) => otherwise === 'required').map(([name]) => codeIn(name)[0])).toEqual(missing)
  })

  it('[R11.92] has every variable that the code reads from the environment, and no other', async () => {
    const named = rowsOf('docs/guide/settings.md').flatMap(([names]) => codeIn(names))
    const documented = [...new Set(named.map((name) => name.replace('<BRAND>', 'SO').replace('<SHOP>', '12')))]
    expect(documented.toSorted()).toEqual(await namesInCode(documented))
  })

  it('[R11.92] says what a limit of hosts is when it is left out', () => {
    const limits = rowsOf('docs/guide/settings.md', 'Hosts').flatMap(([name, otherwise = '']) =>
      /^\d+$/u.test(otherwise) ? [[codeIn(name)[0] ?? '', Number(otherwise)] as const] : [],
    )
    expect(limits.length).toBeGreaterThan(7)
    expect(new Map(limits)).toEqual(hostDefaults())
  })

  it('[R11.92] says what the commerce API takes where nothing is set', async () => {
    const otherwise = Object.fromEntries(
      rowsOf('docs/guide/settings.md', 'Commerce API').flatMap(([names, value = '']) =>
        codeIn(names).map((name) => [name, value.replaceAll('`', '')]),
      ),
    )
    const { dataDir, host, port, drainMs, attempts } = await commerceDefaults()
    expect(otherwise).toMatchObject({
      DATA_DIR: dataDir,
      HOST: `${host}, ${port}`,
      DRAIN_MS: String(drainMs),
      READS_PER_MINUTE: String(defaultReadsPerMinute),
      ATTEMPTS_PER_ACCOUNT: String(attempts.account),
      ATTEMPTS_PER_ADDRESS: String(attempts.address),
    })
  })

  it('[R11.93] has every decision of docs/adr', () => {
    const files = readdirSync(join(root, 'docs/adr')).toSorted()
    const listed = linksOf(tokensOf('docs/guide/decisions.md'))
      .map((href) => targetOf('docs/guide/decisions.md', href)?.path)
      .filter((path) => path?.startsWith('docs/adr/'))
    expect(listed).toEqual(files.map((file) => `docs/adr/${file}`))
  })
})

describe('a page of the guide', () => {
  it('[R11.93] leads only to pages and headings that are there', () => {
    expect(brokenLinks(sources)).toEqual([])
    const out = guide.flatMap(({ path, tokens }) =>
      linksOf(tokens).filter((href) => ((target) => target !== null && leadsOut(sources, target.path))(targetOf(path, href))),
    )
    expect(out).toEqual([])
  })

  it('[R11.93] stands in the list of pages, which leads to nothing else', () => {
    const listed = navigationOf(sources).flatMap(({ entries }) => entries.map(({ path }) => path))
    const pages = guide.map(({ path }) => path).filter((path) => !path.endsWith('/README.md'))
    expect(listed.toSorted()).toEqual(pages.toSorted())
  })

  it.each([...sources.values()].map(({ path, tokens }) => [path, headingsOf(tokens)] as const))(
    '[R11.93] has one title: %s',
    (_, headings) => {
      expect(headings.filter(({ depth }) => depth === 1).length).toBe(1)
    },
  )

  it('[R11.93] is short', () => {
    const long = guide.filter(({ markdown }) => markdown.split('\n').length > 180).map(({ path }) => path)
    expect(long).toEqual([])
  })
})
