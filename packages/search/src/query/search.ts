import type { Loaded } from '../memory/load.ts'
import type { ChainIndex } from '../memory/chain-index.ts'
import { tokensOf } from '../text/letters.ts'
import type { Clause } from './clauses.ts'
import { match, type Matches } from './match.ts'
import { parse } from './parse.ts'
import { broaden } from './resolve-word.ts'

/** `corrected` is the query as it was answered, when some word of it was not found as typed. */
export type Searched = Matches & { readonly corrected: string | null }

function correctedQuery(query: string, clauses: readonly Clause[]): string | null {
  const words = new Map(clauses.flatMap(({ word, corrected }) => (corrected === null ? [] : [[word, corrected] as const])))
  return words.size === 0
    ? null
    : tokensOf(query)
        .map((token) => words.get(token) ?? token)
        .join(' ')
}

/** Null for a query without words: it asks for everything. */
export function searchWords({ sizes }: Pick<Loaded, 'sizes'>, index: ChainIndex, query: string, open = false): Searched | null {
  const clauses = parse(index, sizes, query, open)
  if (clauses.length === 0) return null
  let matches = match(index, clauses)
  if (matches.slots.length === 0 && clauses.length > 1) {
    matches = match(
      index,
      clauses.map((clause) => broaden(index, clause)),
    )
  }
  return { ...matches, corrected: matches.slots.length === 0 ? null : correctedQuery(query, clauses) }
}
