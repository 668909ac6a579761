import type { ChainIndex } from '../memory/chain-index.ts'
import { compoundOf } from '../text/compound.ts'
import { people, synonyms } from '../text/lexicon.data.ts'
import { folded, respelled } from '../text/letters.ts'
import { stem } from '../text/stem.ts'
import type { Alternative, Clause } from './clauses.ts'

const strong = (terms: readonly string[], scale = 1): Alternative[] => terms.map((term) => ({ kind: 'strong', term, scale }))
const weak = (terms: readonly string[]): Alternative[] => terms.map((term) => ({ kind: 'weak', term, scale: 1 }))

const byStem = new Map(Object.entries(synonyms).map(([word, others]) => [folded(stem(word)), others.map(stem)]))
const personBy = new Map(Object.entries(people).map(([word, gender]) => [folded(word), stem(gender)]))

/** The word as it stands, as it is written without Norwegian letters, and without any. */
function exact(index: ChainIndex, word: string): string[] {
  for (const spelled of new Set([word, respelled(word)])) {
    const term = stem(spelled)
    if (index.knows('strong', term)) return [term]
  }
  for (const plain of new Set([folded(stem(word)), folded(stem(respelled(word)))])) {
    const terms = index.vocabulary.alike(plain).filter((term) => index.knows('strong', term))
    if (terms.length > 0) return terms
    if (index.knows('strong', plain)) return [plain]
  }
  return []
}

function same(index: ChainIndex, word: string): string[] {
  const others = [word, respelled(word)].flatMap((spelled) => byStem.get(folded(stem(spelled))) ?? [])
  const person = personBy.get(folded(word))
  return [...others, ...(person === undefined ? [] : [person])].filter((term) => index.knows('strong', term))
}

const beginning = (index: ChainIndex, word: string): string[] => {
  for (const spelled of new Set([word, respelled(word)])) {
    const terms = index.vocabulary.beginning(spelled).filter((term) => index.knows('strong', term))
    if (terms.length > 0) return terms
  }
  return []
}

const described = (index: ChainIndex, word: string): string[] =>
  [...new Set([stem(word), stem(respelled(word))])].filter((term) => index.knows('weak', term))

const clause = (word: string, any: readonly Alternative[], rest: Partial<Clause> = {}): Clause => ({
  word,
  any,
  better: [],
  corrected: null,
  ...rest,
})

/** Unknown compounds are looked for by their head: who is meant must fit, what else stands before it makes an article better. */
function parted(index: ChainIndex, word: string, sure: boolean): Clause[] | null {
  for (const spelled of new Set([respelled(word), word])) {
    const compound = compoundOf(spelled)
    if (!compound || !(compound.known || !sure)) continue
    const heads = exact(index, compound.head)
    if (heads.length === 0) continue
    const person = personBy.get(folded(compound.modifier))
    const head = clause(word, strong(heads))
    if (person !== undefined) return [head, clause(word, strong([person]))]
    const first = stem(compound.modifier)
    return [{ ...head, better: [...strong(exact(index, compound.modifier)), ...weak([first])] }]
  }
  return null
}

const shortestCorrected = 4
const longEnoughForTwo = 6

function corrected(index: ChainIndex, word: string, most: number): Clause[] | null {
  if (word.length < shortestCorrected || /\d/.test(word)) return null
  const near = index.vocabulary.nearest(word, most, (term) => (index.knows('strong', term) ? index.strong.count(term) : 0))
  return near === null ? null : [clause(word, strong([stem(near)]), { corrected: near })]
}

const found = (word: string, any: readonly Alternative[]): Clause[] | null => (any.length > 0 ? [clause(word, any)] : null)

/** What a word asks for: the first reading by which the chain has anything. Corrections come when nothing else is found. */
export function resolveWord(index: ChainIndex, word: string, open: boolean): readonly Clause[] {
  const whole = exact(index, word)
  if (whole.length > 0) return [clause(word, [...strong(whole), ...(open ? strong(beginning(index, word), 0.5) : [])])]
  return (
    found(word, strong(same(index, word))) ??
    found(word, strong(beginning(index, word), 0.5)) ??
    parted(index, word, true) ??
    found(word, weak(described(index, word))) ??
    corrected(index, word, 1) ??
    parted(index, word, false) ??
    (word.length >= longEnoughForTwo ? corrected(index, word, 2) : null) ?? [clause(word, [])]
  )
}

/** Everything that a word could mean, for a query whose words are not found together. */
export function broaden(index: ChainIndex, { word, any, better, corrected: taken }: Clause): Clause {
  const terms = [...exact(index, word), ...same(index, word)]
  return {
    word,
    corrected: taken,
    better,
    any: [...any, ...strong(terms), ...strong(beginning(index, word), 0.5), ...weak(described(index, word))],
  }
}
