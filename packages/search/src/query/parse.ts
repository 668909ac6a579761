import type { ChainIndex } from '../memory/chain-index.ts'
import type { SizeTags } from '../memory/load.ts'
import { sizeKey } from '../memory/sizes.ts'
import { fillers } from '../text/lexicon.data.ts'
import { tokensOf } from '../text/letters.ts'
import type { Alternative, Clause } from './clauses.ts'
import { resolveWord } from './resolve-word.ts'

const filling = new Set<string>(fillers)

/** Words of a query that say something of the goods; all of them when none does. */
export function wordsOf(query: string): readonly string[] {
  const tokens = tokensOf(query)
  const left = tokens.filter((token) => !filling.has(token))
  return left.length > 0 ? left : tokens
}

const widest = 4
/** What stands behind is not asked: nobody types more, and each unknown word costs a look at the whole vocabulary. */
const mostWords = 16
const sizeWeights = { exact: 8, within: 4 } as const

export type Sizes = ReadonlyMap<string, SizeTags>

/** The longest size that stands at this place; `width` is how many words it takes. */
function sizeAt(tokens: readonly string[], at: number, sizes: Sizes): { width: number; any: readonly Alternative[] } | null {
  for (let width = Math.min(widest, tokens.length - at); width > 0; width -= 1) {
    const tags = sizes.get(sizeKey(tokens.slice(at, at + width)))
    if (tags) {
      const any = (['exact', 'within'] as const).map((how) => ({ kind: 'tags', tags: tags[how], weight: sizeWeights[how] }) as const)
      return { width, any }
    }
  }
  return null
}

/** Words and sizes of a query. `open` says that its last word may go on. */
export function parse(index: ChainIndex, sizes: Sizes, query: string, open = false): readonly Clause[] {
  const tokens = wordsOf(query).slice(0, mostWords)
  const clauses: Clause[] = []
  for (let at = 0; at < tokens.length;) {
    const word = tokens[at] ?? ''
    const size = sizeAt(tokens, at, sizes)
    const last = at + (size?.width ?? 1) >= tokens.length
    if (size && size.width > 1) {
      clauses.push({ word: tokens.slice(at, at + size.width).join(' '), any: size.any, better: [], corrected: null })
    } else if (size) {
      const named = resolveWord(index, word, false).filter((clause) => clause.corrected === null)
      const exact = named.flatMap((clause) => clause.any).filter((one) => one.kind === 'strong' && one.scale === 1)
      clauses.push({ word, any: [...size.any, ...exact], better: [], corrected: null })
    } else clauses.push(...resolveWord(index, word, open && last))
    // Nothing will be found, whatever else is asked.
    if (clauses.at(-1)?.any.length === 0) break
    at += size?.width ?? 1
  }
  return clauses
}
