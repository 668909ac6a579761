import { createHash } from 'node:crypto'
import { generatedChains, knownChains } from './catalogue/chains.ts'
import { generateCatalogue } from './catalogue/generate.ts'
import { lines } from './catalogue/lines.data.ts'
import { openOriginals } from './pictures.ts'
import { recordsOf, type Records } from './records.ts'

export { generatedChains as demoChains } from './catalogue/chains.ts'

/** Names of the brands that goods are sold under. */
export const demoBrands: readonly string[] = lines.map(({ name }) => name)

/** All that a database is filled with, and a name that changes with any of it. */
export type Demo = {
  readonly name: string
  readonly articles: number
  readonly records: () => Iterable<Records>
}

type Options = {
  /** Over all chains; 1200 when left out. */
  readonly articles?: number | undefined
  /** All of the demo when left out. */
  readonly chains?: readonly number[] | undefined
  /** Campaigns, price histories and creation dates lie around it. */
  readonly now: Date
}

const usualArticles = 1200

const sample = { articles: 250, now: new Date(0) } as const

async function hashOf(chains: readonly number[]): Promise<string> {
  const digest = createHash('sha256')
  const originals = openOriginals()
  for (const one of recordsOf(generateCatalogue({ ...sample, chains }))) {
    const text = JSON.stringify(one)
    digest.update(text)
    for (const [, src = ''] of text.matchAll(/"src":"([^"]+)"/g)) digest.update(JSON.stringify(await originals.take(src)))
  }
  return digest.digest('hex').slice(0, 16)
}

/** By chains. Working one out takes more than a second, and neither records nor drawings can change while their modules are loaded. */
const hashes = new Map<string, Promise<string>>()

/** The invented chains; a small sample stands in their name for all records and drawings, so that any change to them is noticed. */
export async function createDemo({ articles = usualArticles, chains = generatedChains, now }: Options): Promise<Demo> {
  const key = knownChains(chains).join(',')
  const hash = hashes.get(key) ?? hashOf(chains)
  hashes.set(key, hash)
  return {
    name: `${articles} ${key} ${await hash}`,
    articles,
    records: () => recordsOf(generateCatalogue({ articles, chains, now })),
  }
}

/** How many articles the demo of this name has; undefined for what is no such name. */
export function articlesOf(name: string | null): number | undefined {
  const [, articles] = /^(\d+) \d(?:,\d)* [0-9a-f]{16}$/.exec(name ?? '') ?? []
  return articles === undefined ? undefined : Number(articles)
}
