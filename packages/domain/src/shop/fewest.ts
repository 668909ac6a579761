import { cheapestCover, mostLines } from './cover.ts'
import { byRank, servesLine, type WantedLine } from './rank.ts'
import type { Shop } from './types.ts'

/** What one shop gives of a cart. */
export type ShopShare = { readonly shop: Shop; readonly eans: readonly string[] }

/** The shops that serve a cart together, nearest first, and what no shop has in the number asked for. */
export type ShopPlan = { readonly shares: readonly ShopShare[]; readonly missing: readonly string[] }

/** More than any sum of known distances, so that shops whose distance is unknown come last. */
const unknownMetres = 1e9

/** For carts that are too long to search: always the shop that serves the most of what is left, and of several the first. */
function greedyCover(serves: readonly (readonly boolean[])[], open: ReadonlySet<number>): readonly number[] {
  const picked: number[] = []
  const rest = new Set(open)
  while (rest.size > 0) {
    const counts = serves.map((lines) => [...rest].filter((line) => lines[line]).length)
    const most = counts.indexOf(Math.max(...counts))
    picked.push(most)
    for (const line of rest) if (serves[most]?.[line]) rest.delete(line)
  }
  return picked
}

function exactCover(ranked: readonly Shop[], serves: readonly (readonly boolean[])[], open: ReadonlySet<number>): readonly number[] {
  const lines = [...open]
  // The rank breaks ties between equal distances: `metre` is more than the ranks of any plan's shops together.
  const metre = ranked.length * mostLines
  const candidates = ranked.map(({ distance }, rank) => ({
    covers: lines.reduce((mask, line, bit) => (serves[rank]?.[line] ? mask | (1 << bit) : mask), 0),
    cost: Math.round(distance ?? unknownMetres) * metre + rank,
  }))
  return cheapestCover(candidates, 2 ** lines.length - 1)
}

/**
 * The fewest shops that serve a cart together: of several such choices the one with the shortest distances in all, then the first by name. A line comes from one
 * shop, however many of it are wanted. `selected` names the shop that the shopper wants a line from, by EAN; it is heard where that shop has the line.
 */
export function fewestShops(
  shops: readonly Shop[],
  lines: readonly WantedLine[],
  selected: ReadonlyMap<string, number> = new Map(),
): ShopPlan {
  const ranked = shops.toSorted(byRank)
  const serves = ranked.map((shop) => lines.map((line) => servesLine(shop, line)))
  const served = lines.map((_, line) => serves.some((own) => own[line]))
  const fixed = lines.map(({ ean }, line) => ranked.findIndex(({ id }, rank) => id === selected.get(ean) && serves[rank]?.[line]))
  const taken = new Set(fixed.filter((rank) => rank >= 0))
  const isOpen = (line: number) => served[line] === true && ![...taken].some((rank) => serves[rank]?.[line])
  const open = new Set([...lines.keys()].filter(isOpen))
  const cover = open.size > mostLines ? greedyCover(serves, open) : exactCover(ranked, serves, open)
  const picked = [...taken, ...cover].toSorted((left, right) => left - right)
  const giver = lines.map((_, line) => ((fixed[line] ?? -1) >= 0 ? fixed[line] : picked.find((rank) => serves[rank]?.[line])))
  return {
    shares: picked.flatMap((rank) => {
      const shop = ranked[rank]
      const eans = lines.filter((_, line) => giver[line] === rank).map(({ ean }) => ean)
      return shop && eans.length > 0 ? [{ shop, eans }] : []
    }),
    missing: lines.filter((_, line) => !served[line]).map(({ ean }) => ean),
  }
}
