import { join } from 'node:path'
import { sleepingRules } from '@vidda/tooling-checks/boundaries'
import { cruiseFolders } from '@vidda/tooling-checks/boundaries/cruise'
import type { Cruise } from '@vidda/tooling-checks/boundaries/cruise'
import { plantedImports } from '@vidda/tooling-checks/boundaries/planted'
import { root } from '@vidda/tooling-shared/root'
import { isData, isTestCode, readTexts } from '@vidda/tooling-shared/source/files'
import { tiers } from '@vidda/tooling-shared/source/library'
import { beforeAll, describe, expect, it } from 'vitest'

let cruise: Cruise

beforeAll(async () => {
  cruise = await cruiseFolders(root, ['packages', 'apps'], join(root, '.dependency-cruiser.mjs'))
})

const crossingsOf = (...rules: readonly string[]): readonly string[] =>
  cruise.crossings.filter(({ rule }) => rules.includes(rule)).map(({ from, to }) => `${from} → ${to}`)

const sources = readTexts(root, (path) => /^packages\/.*\.tsx?$/u.test(path) && !isTestCode(path) && !isData(path))
const filesWith = (pattern: RegExp): readonly string[] => sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path)

/** An amount brought into words by hand: its decimals cut, or `kr` put behind a value. */
const moneyByHand = /\.toFixed\(|[}'"`](?:\s|&nbsp;|\\u00a0)?kr\b/u

/** They round lengths, colours, shares and seconds, or speak for a payment service; the catalogue has the words around the whole kroner of a filter. */
const withoutMoney = /^packages\/(?:brand|cli|texts|tokens|demo|sandbox|commerce\/src\/features\/payments\/qliro)\//u

/** schema.org wants a price with a point and without its unit. */
const forSearchEngines = 'packages/storefront/src/seo/linked/product.ts'

describe('boundaries', () => {
  it('every rule finds its planted fault', async () => {
    expect(await sleepingRules()).toEqual([])
  })

  it('reads the modules that it judges', () => {
    expect(cruise.modules.filter((path) => path.startsWith('packages/ui/src/')).length).toBeGreaterThan(50)
  })

  it('[R11.07] the library imports no store, no HTTP client and no brand file', () => {
    expect(crossingsOf('library-stays-pure', 'layer-ui', 'no-data-in-packages', 'ui-needs-little-of-domain')).toEqual([])
    // A package that the library does not name leads nowhere.
    expect(crossingsOf('resolvable').filter((crossing) => crossing.startsWith('packages/ui/'))).toEqual([])
  })

  it('[R11.117] a tier of the library imports from itself and from those below it', () => {
    const rules = tiers.slice(0, -1).map((tier) => `tier-${tier}`)
    expect(crossingsOf(...rules)).toEqual([])
    // Every rule has a planted import, which the rule has to report: an empty list above proves something only then.
    expect(plantedImports.map(({ rule }) => rule)).toEqual(expect.arrayContaining(rules))
    for (const tier of tiers) expect(cruise.modules.filter((path) => path.startsWith(`packages/ui/src/${tier}/`)).length).toBeGreaterThan(9)
  })

  it('[R11.09] one module makes the ky client, and shared state is in zustand stores of the storefront', () => {
    expect(crossingsOf('one-http-client', 'state-in-the-storefront')).toEqual([])
    expect(filesWith(/from 'ky'|import\('ky'\)/u)).toEqual(['packages/client/src/transport.ts'])
    expect(filesWith(/from 'zustand(?:\/vanilla)?'/u).length).toBeGreaterThan(0)
  })

  it('[R10.04] only the wire mapper makes money, and only one formatter formats it', () => {
    expect(crossingsOf('money-is-made-in-the-mapper')).toEqual([])
    expect(
      filesWith(/style: 'currency'|minimumFractionDigits: 2|formatNumber\(.*, 2, 2\)/u).filter(
        (path) => !path.startsWith('packages/sandbox/'),
      ),
    ).toEqual(['packages/domain/src/money/format.ts'])
    expect(filesWith(/\bas Ore\b/u)).toEqual(['packages/domain/src/money/ore.ts'])
    expect(filesWith(moneyByHand).filter((path) => !withoutMoney.test(path))).toEqual([
      'packages/domain/src/money/format.ts',
      forSearchEngines,
    ])
  })

  it.each([
    "`${(price / 100).toFixed(2).replace('.', ',')} kr`",
    '`${price / 100} kr`',
    '<p>{price / 100} kr</p>',
    '<p>{price / 100}&nbsp;kr</p>',
    "String(price / 100) + '\\u00a0kr'",
    "[price / 100, 'kr'].join(' ')",
  ])('[R10.04] knows money that is formatted by hand: %s', (code) => {
    expect(code).toMatch(moneyByHand)
  })

  it('[R10.11] wire schemas and mappers are read at the edge alone', () => {
    expect(crossingsOf('wire-stays-at-the-edge')).toEqual([])
  })
})
