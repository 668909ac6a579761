import { describe, expect, it } from 'vitest'
import { generatedChains } from './chains.ts'
import { generateCatalogue } from './generate.ts'

const catalogue = generateCatalogue({ now: new Date('2026-11-20T12:00:00Z') })
const { mainGroups, subcategories, groups } = catalogue

const genders: Readonly<Record<number, readonly string[]>> = {
  1: ['/dame', '/herre', '/barn', '/junior', '/uni'],
  2: ['/dame', '/herre', '/barn'],
  3: ['/dame', '/herre', '/uni'],
  4: ['/junior', '/barn'],
}

const pathsOf = (chainId: number): ReadonlySet<string> => {
  const mains = mainGroups.filter((main) => main.chainId === chainId)
  const deeper = mains.flatMap((main) =>
    subcategories
      .filter(({ mainGroupId }) => mainGroupId === main.id)
      .flatMap((sub) => [
        `/${main.slug}/${sub.slug}`,
        ...groups.filter(({ subcategoryId }) => subcategoryId === sub.id).map(({ slug }) => `/${main.slug}/${sub.slug}/${slug}`),
      ]),
  )
  return new Set([...(genders[chainId] ?? []), ...mains.map(({ slug }) => `/${slug}`), ...deeper])
}

describe('the tree', () => {
  it.each([
    '/klaer',
    '/friluft-og-camping',
    '/vintersport/hjelmer-&-alpinbriller/alpinbriller',
    '/vintersport/hjelmer-&-alpinbriller/alpinhjelm',
    '/vintersport/staver/alpinstaver',
  ])('of the broad chain has the path %s of the specification', (path) => {
    expect(pathsOf(1).has(path)).toBe(true)
  })

  it('keeps Tekstil on the wire and shows Klær', () => {
    expect(mainGroups.filter(({ name }) => name === 'Tekstil').map(({ displayName, slug }) => [displayName, slug])).toEqual(
      generatedChains.map(() => ['Klær', 'klaer']),
    )
  })

  it('has every path once', () => {
    for (const chainId of generatedChains) {
      const inChain =
        groups.filter((group) => group.chainId === chainId).length +
        subcategories.filter((sub) => sub.chainId === chainId).length +
        mainGroups.filter((main) => main.chainId === chainId).length
      expect(pathsOf(chainId).size).toBe(inChain + (genders[chainId]?.length ?? 0))
    }
  })
})

it('[R10.278] no two main categories have the same picture, of one chain or of several', () => {
  const pictures = mainGroups.map(({ banner }) => JSON.stringify(banner))
  expect(pictures).toEqual([...new Set(pictures)])
})

describe('homes', () => {
  it('exist for each chain by default, in winter and at Christmas', () => {
    expect(catalogue.homes.map(({ chainId, name }) => `${chainId} ${name}`)).toEqual(
      generatedChains.flatMap((chain) => [`${chain} default`, `${chain} vinter`, `${chain} jul`]),
    )
  })

  it('fill their positions, and every link leads to a category or a gender', () => {
    for (const { chainId, top, sub, middle, popular, bottom, grid } of catalogue.homes) {
      expect([sub.length, popular.length, grid.length]).toEqual([3, 2, 9])
      const paths = pathsOf(chainId)
      expect([top, ...sub, middle, ...popular, bottom].map(({ to }) => to).filter((to) => !paths.has(to))).toEqual([])
    }
  })

  it('show articles in their grid that a shopper can open and buy', () => {
    const bundles = new Map([...catalogue.articles()].map((bundle) => [bundle.article.id, bundle]))
    for (const { chainId, grid } of catalogue.homes) {
      expect(new Set(grid).size).toBe(9)
      for (const id of grid) {
        const bundle = bundles.get(id)
        expect(bundle?.article).toMatchObject({ chainId, visible: true, canPurchase: true })
        expect(bundle?.variants.some(({ stock }) => stock.length > 0)).toBe(true)
      }
    }
  })

  it('and campaigns and main groups lead to paths that exist', () => {
    expect(catalogue.campaigns.filter(({ chainId, url }) => !pathsOf(chainId).has(url))).toEqual([])
    expect(mainGroups.filter(({ chainId, bannerLink }) => !pathsOf(chainId).has(bannerLink))).toEqual([])
  })
})
