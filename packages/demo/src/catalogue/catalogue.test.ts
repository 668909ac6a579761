import { createHash } from 'node:crypto'
import { attributes } from '@vidda/domain/article'
import { describe, expect, it } from 'vitest'
import { generatedChains } from './chains.ts'
import { generateCatalogue } from './generate.ts'
import { drawings } from './pictures.data.ts'

const now = new Date('2026-11-20T12:00:00Z')
const catalogue = generateCatalogue({ now })
const bundles = [...catalogue.articles()]
const articles = bundles.map(({ article }) => article)

const digest = (options: Parameters<typeof generateCatalogue>[0]): string => {
  const { articles: yielded, ...tables } = generateCatalogue(options)
  return createHash('sha256')
    .update(JSON.stringify([tables, [...yielded()]]))
    .digest('hex')
}

describe('generateCatalogue', () => {
  it('gives the same bytes for the same seed and time, and others for another seed', () => {
    expect(digest({ articles: 200, seed: 7, now })).toBe(digest({ articles: 200, seed: 7, now }))
    expect(digest({ articles: 200, seed: 8, now })).not.toBe(digest({ articles: 200, seed: 7, now }))
  })

  it('gives the broad chain most articles, and a chain alone gets all', () => {
    const counts = (chains: readonly number[], count: number) => {
      const made = [...generateCatalogue({ articles: count, now, chains }).articles()]
      return chains.map((chain) => made.filter(({ article }) => article.chainId === chain).length)
    }
    expect(bundles.length).toBe(1200)
    expect(counts(generatedChains, 1201)).toEqual([601, 150, 225, 225])
    expect(counts([1, 2], 1200)).toEqual([960, 240])
    expect(counts([2], 50)).toEqual([50])
  })

  it('refuses a count or a chain it cannot make', () => {
    expect(() => generateCatalogue({ articles: 0, now })).toThrow('articles must be a whole number from 1 to 100000, not 0.')
    expect(() => generateCatalogue({ now, chains: [5] })).toThrow('There is no generated chain 5; chains are 1, 2, 3 and 4.')
  })

  it('[R10.285] dresses people in what is there: of their own chain and audience, each thing once, and never itself', () => {
    const known = new Map(articles.map((article) => [article.id, article]))
    const dressed = articles.filter(({ wornWith }) => wornWith.length > 0)
    for (const { id, chainId, genders, wornWith } of dressed) {
      expect(new Set([id, ...wornWith]).size).toBe(wornWith.length + 1)
      for (const other of wornWith.map((one) => known.get(one))) {
        expect(other?.chainId).toBe(chainId)
        expect(other?.genders.some((gender) => genders.includes(gender))).toBe(true)
      }
    }
    for (const chain of generatedChains) expect(dressed.filter(({ chainId }) => chainId === chain).length).toBeGreaterThan(9)
  })

  it('shares nothing between the chains', () => {
    for (const rows of [
      catalogue.mainGroups,
      catalogue.subcategories,
      catalogue.groups,
      catalogue.productLines,
      catalogue.shops,
      catalogue.campaigns,
      articles,
    ]) {
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
      expect(new Set(rows.map(({ chainId }) => chainId))).toEqual(new Set(generatedChains))
    }
  })

  it('names every article once, with a slug of its own', () => {
    expect(new Set(articles.map(({ chainId, name }) => `${chainId} ${name}`)).size).toBe(articles.length)
    expect(new Set(articles.map(({ chainId, slug }) => `${chainId} ${slug}`)).size).toBe(articles.length)
  })

  it('has goods in every group, for every gender of the chain', () => {
    const used = new Set(articles.filter(({ visible }) => visible).map(({ groupId }) => groupId))
    expect(catalogue.groups.filter(({ id }) => !used.has(id)).map(({ name }) => name)).toEqual([])
    const genders = (chain: number) => new Set(articles.filter(({ chainId }) => chainId === chain).flatMap((article) => article.genders))
    expect(genders(1)).toEqual(new Set([1, 2, 4, 10, 11]))
    expect(genders(2)).toEqual(new Set([1, 2, 4, 10]))
    expect(genders(3)).toEqual(new Set([1, 2, 10]))
    expect(genders(4)).toEqual(new Set([4, 11]))
  })

  it('has goods in every group of a small catalogue too', () => {
    const small = generateCatalogue({ articles: 600, seed: 5, now })
    const open = [...small.articles()].filter(({ article, variants }) => article.visible && variants.some(({ stock }) => stock.length > 0))
    const used = new Set(open.map(({ article }) => article.groupId))
    expect(small.groups.filter(({ id }) => !used.has(id)).map(({ name }) => name)).toEqual([])
  })

  it('sells something of every drawing', () => {
    expect(new Set(articles.map(({ drawing }) => drawing))).toEqual(new Set(drawings))
  })

  it('describes in two to four sentences of whole words, with no choice left open', () => {
    for (const { name, description, techDescription, careLabel } of articles) {
      const text = `${name} ${description} ${techDescription} ${careLabel}`
      expect(text).not.toMatch(/[{}|]|undefined|NaN|\s{2}/u)
      const sentences = description.split(/[.!?](?:\s|$)/u).length - 1
      expect([description, sentences >= 2 && sentences <= 4]).toEqual([description, true])
    }
  })

  it('[R10.357] gives every article a line of key facts that the import takes: figures on the mountain, sizes for children', () => {
    const told = articles.map(({ keyFacts }) => keyFacts ?? '')
    expect(told.filter((line) => line === '' || line.length > attributes.keyFacts.longest || /[{}…]/u.test(line))).toEqual([])
    const linesOf = (chain: number) => articles.filter(({ chainId }) => chainId === chain).map(({ keyFacts }) => keyFacts)
    expect(linesOf(3)).toContainEqual(expect.stringMatching(/^\d+\u00A0g · \d+\u00A0000\u00A0mm$/u))
    expect(linesOf(4)).toContainEqual(expect.stringMatching(/^Str\. \d+–\d+$/u))
  })

  it('counts one of what it names once, in goods and in all that is published', () => {
    const { articles: _, ...published } = catalogue
    const text = `${articles.map(({ description, techDescription }) => `${description}\n${techDescription}`).join('\n')}${JSON.stringify(published)}`
    expect(
      text.match(
        /(?<![\p{L}\d,.\u00A0])(?:én|ett|en|1)[ \u00A0](?:timer|dager|uker|måneder|sesonger|minutter|meter(?:e|ne)|lommer|butikker|varer)\b/giu,
      ) ?? [],
    ).toEqual([])
  })

  it('gives every garment of a chain’s own make the water column that its pages claim for it', () => {
    const own = new Set(catalogue.productLines.filter(({ houseBrand }) => houseBrand).map(({ id }) => id))
    const tents = new Set(catalogue.groups.filter(({ name }) => name.includes('telt')).map(({ id }) => id))
    const told = articles
      .filter(({ productLineId, groupId }) => own.has(productLineId) && !tents.has(groupId))
      .flatMap(({ chainId, description, techDescription }) =>
        `${description}\n${techDescription}`
          .split(/[.\n]/u)
          .filter((sentence) => /vannsøyle/iu.test(sentence) && sentence.includes(' mm'))
          .map((sentence) => ({ chainId, column: /\d[\d ]*(?= mm)/u.exec(sentence)?.[0], sentence })),
      )
    expect(new Set(told.map(({ chainId }) => chainId))).toEqual(new Set([1, 3, 4]))
    expect(told.filter(({ column }) => column !== '15 000')).toEqual([])
  })

  it('tells of packs and down on the mountain chain’s home what its goods tell', () => {
    const text = JSON.stringify(catalogue.homes.filter(({ chainId }) => chainId === 3))
    const among = (kind: string, number: RegExp): string => {
      const found = articles
        .filter(({ chainId, name }) => chainId === 3 && name.includes(kind))
        .flatMap(({ name, techDescription }) => number.exec(`${name}\n${techDescription}`)?.[1] ?? [])
        .toSorted((one, other) => Number.parseFloat(one.replace(',', '.')) - Number.parseFloat(other.replace(',', '.')))
      return `${found[0]} til ${found.at(-1)}\u00A0`
    }
    expect(text).toContain(`${among('Tursekk', /(\d+) l$/mu)}liter, ${among('Tursekk', /Vekt: ([\d,]+) kg/u)}kg.`)
    expect(text).toContain(`${among('Dunjakke', /Vekt: (\d+) g/u)}g. ${among('Dunjakke', /Spenst: (\d+) cuin/u)}cuin.`)
  })

  it('hides about 3 %, leaves about 4 % without stock and reduces about 18 %', () => {
    const share = (count: number) => count / bundles.length
    expect(share(articles.filter(({ visible }) => !visible).length)).toBeCloseTo(0.03, 1)
    expect(share(bundles.filter(({ variants }) => variants.every(({ stock }) => stock.length === 0)).length)).toBeCloseTo(0.04, 1)
    const reduced = share(articles.filter(({ beforePrice }) => beforePrice !== null).length)
    expect(reduced).toBeGreaterThan(0.14)
    expect(reduced).toBeLessThan(0.22)
  })

  it('ranks 150 bestsellers of the broad chain, all of them to be had', () => {
    const ranks = catalogue.bestsellers.filter(({ chainId }) => chainId === 1)
    const wanted = Array.from({ length: 150 }, (_, at) => at + 1)
    expect(ranks.map(({ qtyRank }) => qtyRank).toSorted((one, other) => one - other)).toEqual(wanted)
    expect(ranks.map(({ turnoverRank }) => turnoverRank).toSorted((one, other) => one - other)).toEqual(wanted)
    const ids = new Set(ranks.map(({ articleId }) => articleId))
    const ranked = bundles.filter(({ article }) => ids.has(article.id))
    expect(ranked.length).toBe(150)
    expect(ranked.every(({ article, variants }) => article.visible && variants.some(({ stock }) => stock.length > 0))).toBe(true)
  })

  it('has goods of many lines among the first bestsellers of each chain', () => {
    const lineOf = new Map(articles.map(({ id, productLineId }) => [id, productLineId]))
    for (const chainId of [1, 2, 3, 4]) {
      const first = catalogue.bestsellers.filter((row) => row.chainId === chainId && row.qtyRank <= 6)
      expect([chainId, new Set(first.map(({ articleId }) => lineOf.get(articleId))).size]).toEqual([chainId, 6])
    }
  })

  it('shows neighbours in a list, in the order of their names, in different colours', () => {
    const lists = [...Map.groupBy(articles, ({ groupId, drawing }) => `${groupId} ${drawing}`).values()]
    const neighbours = lists
      .filter((list) => list.some(({ colorIds }) => colorIds.length > 1))
      .flatMap((list) =>
        list
          .toSorted((one, other) => (one.name < other.name ? -1 : 1))
          .map(({ colorIds }, at, all) => [colorIds[0], all[at - 1]?.colorIds[0]]),
      )
    const alike = neighbours.filter(([own, before]) => own === before)
    // A list with two kinds of goods may repeat a colour: each kind takes turns by itself.
    expect(alike.length / neighbours.length).toBeLessThan(0.02)
  })

  it('keeps ratings and approved reviews in step', () => {
    const approved = bundles.flatMap(({ article, reviews }) => [
      { article, ratings: reviews.filter((review) => review.approved).map(({ rating }) => rating) },
    ])
    expect(approved.some(({ ratings }) => ratings.length > 12)).toBe(true)
    for (const { article, ratings } of approved) {
      const sum = ratings.reduce((before, rating) => before + rating, 0)
      expect(article.averageRating).toBe(ratings.length === 0 ? null : Math.round((sum / ratings.length) * 10) / 10)
    }
  })
})
