import type { GenderKey } from '@vidda/domain/gender'
import { uniqueSlugs } from '@vidda/domain/slug'
import type { Kind, Line } from './kind-types.ts'
import { factPoint } from './facts.ts'
import { clothes } from './kinds-clothes.data.ts'
import { gear } from './kinds-gear.data.ts'
import { natural } from './kinds-natural.data.ts'
import { lines } from './lines.data.ts'
import { modelName } from './models.ts'
import { openings } from './openings.data.ts'
import { createRng, type Rng } from './prng.ts'
import { sizesOf } from './sizes.ts'
import { settle } from './text.ts'
import { trees } from './tree.data.ts'

/** What an article is, before prices, colours and stock: small enough to hold for every article at once. */
export type Planned = {
  readonly id: number
  readonly chainId: number
  readonly index: number
  readonly kind: Kind
  readonly line: Line
  readonly audience: GenderKey
  /** The one size, where it is part of the name. */
  readonly size: string | null
  readonly style: number
  /** Which of its drawing's cuts the style has: they take turns, so that a short list shows them all. */
  readonly cut: number
  /** The first article of its kind: always to be had, so that no group is empty. */
  readonly anchor: boolean
  readonly name: string
}
/** Counted in the order of names inside a line's kind and inside a kind, so that neighbours in a list neither read nor look the same. */
export type Turn = { readonly inLine: number; readonly inKind: number }

export type Plan = {
  readonly chainId: number
  readonly articles: readonly Planned[]
  readonly slugs: ReadonlyMap<number, string>
  readonly turns: ReadonlyMap<number, Turn>
}

const broad: readonly Kind[] = [...clothes, ...gear]
const kindsByChain: Readonly<Record<number, readonly Kind[]>> = {
  1: broad,
  2: natural,
  3: narrowed(broad, 3, ['dame', 'herre', 'uni']),
  4: narrowed(broad, 4, ['junior', 'barn']),
}
const suffixes: Readonly<Record<GenderKey, string>> = { dame: 'Dame', herre: 'Herre', junior: 'Junior', barn: 'Barn', uni: '' }

/** Those kinds that a chain has a group for, made for its own audiences alone, and opened in its own words. */
function narrowed(kinds: readonly Kind[], chainId: keyof typeof trees, served: readonly GenderKey[]): readonly Kind[] {
  const groups = new Set<string>(Object.values(trees[chainId]).flatMap((subs) => Object.values(subs).flat() as string[]))
  return kinds.flatMap((kind) => {
    const audiences = kind.audiences.filter((members) => members.every((member) => served.includes(member)))
    const own = openings[chainId]?.[kind.key]
    return groups.has(kind.group) && audiences.length > 0 ? [{ ...kind, audiences, ...(own && { purpose: own, child: own }) }] : []
  })
}

const kindsOf = (chainId: number): readonly Kind[] => kindsByChain[chainId] ?? []
export const linesOf = (chainId: number): readonly Line[] => lines.filter((line) => line.chainId === chainId)

/** Every kind comes once before chance decides, so that no group of a catalogue of some hundred articles is empty. */
export function createPlan(chainId: number, count: number, seed: number): Plan {
  const rng = createRng(seed, chainId, 'plan')
  const kinds = kindsOf(chainId)
  const first = rng.sample(kinds, kinds.length)
  const total = kinds.reduce((sum, kind) => sum + kind.weight, 0)
  const styles = new Map<string, number>()
  const articles: Planned[] = []
  for (let style = 0; articles.length < count; style += 1) {
    const kind = first[style] ?? weighted(kinds, total, rng)
    const line = rng.pick(linesOf(chainId).filter(({ kinds: made }) => made.includes(kind.key)))
    const audience = nextAudience(kind, line, styles)
    const nth = take(styles, `${line.name}|${kind.key}`)
    const cut = take(styles, `${kind.drawing}|cut`) % 4
    const words = [
      line.name,
      modelName(chainId, line.name, kind.key, nth),
      kind.tags && rng.chance(0.35) ? rng.pick(kind.tags) : '',
      kind.noun,
    ]
    for (const { member, size } of membersOf(kind, audience, rng)) {
      if (articles.length === count) break
      const index = articles.length + 1
      const made = { chainId, kind, line, audience: member, size, style, cut }
      const name = settle([...words, suffixes[member], size ?? ''].filter(Boolean).join(' '), factPoint(made, seed))
      const anchor = style < first.length && articles.at(-1)?.style !== style
      articles.push({ ...made, id: chainId * 1_000_000 + index, index, anchor, name })
    }
  }
  return { chainId, articles, slugs: uniqueSlugs(articles), turns: countTurns(articles) }
}

function countTurns(articles: readonly Planned[]): ReadonlyMap<number, Turn> {
  const counts = new Map<string, number>()
  const byName = articles.toSorted((one, other) => (one.name < other.name ? -1 : 1))
  return new Map(
    byName.map(({ id, kind, line }) => [id, { inLine: take(counts, `${line.name}|${kind.key}`), inKind: take(counts, kind.key) }]),
  )
}

/** How many times a key was taken before. */
export function take(counts: Map<string, number>, key: string): number {
  const before = counts.get(key) ?? 0
  counts.set(key, before + 1)
  return before
}

function nextAudience(kind: Kind, line: Line, styles: Map<string, number>): readonly GenderKey[] {
  const fitting = kind.audiences.filter((members) => members.every((member) => line.only?.includes(member) ?? true))
  const key = line.only ? `${line.name}|${kind.key}|audience` : kind.key
  return fitting[take(styles, key) % fitting.length] ?? []
}

function membersOf(kind: Kind, audience: readonly GenderKey[], rng: Rng): readonly { member: GenderKey; size: string | null }[] {
  if (!kind.sizeInName) return audience.map((member) => ({ member, size: null }))
  return audience.flatMap((member) => {
    const sizes = sizesOf(kind.sizes, member)
    const chosen = rng.sample(sizes, rng.int(1, Math.min(2, sizes.length)))
    return sizes.filter((size) => chosen.includes(size)).map((size) => ({ member, size }))
  })
}

function weighted(kinds: readonly Kind[], total: number, rng: Rng): Kind {
  let left = rng.next() * total
  return kinds.find((kind) => (left -= kind.weight) < 0) ?? (kinds[0] as Kind)
}
