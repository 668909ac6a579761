import { editDistance } from '@vidda/domain/spelling'
import { heads, people } from '../text/lexicon.data.ts'
import { folded } from '../text/letters.ts'
import { stem } from '../text/stem.ts'

type Word = { readonly surface: string; readonly plain: string; readonly stem: string }

const lexicon = [...heads, ...Object.keys(people)]

/** The words that goods are named by, for beginnings, other spellings and corrections. */
export class Vocabulary {
  readonly #surfaces = new Set<string>()
  #words: readonly Word[] | null = null
  #byPlainStem: ReadonlyMap<string, readonly string[]> = new Map()

  add(surfaces: readonly string[]): void {
    for (const surface of surfaces) {
      if (this.#surfaces.has(surface)) continue
      this.#surfaces.add(surface)
      this.#words = null
    }
  }

  #sorted(): readonly Word[] {
    if (this.#words) return this.#words
    const words = [...new Set([...this.#surfaces, ...lexicon])].map((surface) => ({
      surface,
      plain: folded(surface),
      stem: stem(surface),
    }))
    this.#words = words.toSorted((a, b) => (a.plain < b.plain ? -1 : 1))
    const byStem = Map.groupBy(words, (word) => folded(word.stem))
    this.#byPlainStem = new Map([...byStem].map(([plain, same]) => [plain, [...new Set(same.map((word) => word.stem))]]))
    return this.#words
  }

  /** Stems that are alike but for Norwegian letters. */
  alike(plainStem: string): readonly string[] {
    this.#sorted()
    return this.#byPlainStem.get(plainStem) ?? []
  }

  /** Stems of the words that begin so. */
  beginning(beginning: string): string[] {
    const words = this.#sorted()
    const plain = folded(beginning)
    let low = 0
    let high = words.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((words[middle]?.plain ?? '') < plain) low = middle + 1
      else high = middle
    }
    const after = words.findIndex((word, at) => at >= low && !word.plain.startsWith(plain))
    const found = words.slice(low, after < 0 ? words.length : after)
    const exact = plain === beginning ? found : found.filter((word) => word.surface.startsWith(beginning))
    return [...new Set((exact.length > 0 ? exact : found).map((word) => word.stem))]
  }

  /** The word at this distance or less that most articles have; `count` tells how many, by stem. */
  nearest(typed: string, most: number, count: (stem: string) => number): string | null {
    const plain = folded(typed)
    let best: { readonly surface: string; readonly far: number; readonly count: number } | null = null
    for (const word of this.#sorted()) {
      if (word.plain.length < 3) continue
      const far = editDistance(plain, word.plain, most)
      if (far > most || (best && far > best.far)) continue
      const known = count(word.stem)
      if (known === 0) continue
      const sameStart = plain[0] === word.plain[0] ? 1_000_000 : 0
      if (!best || far < best.far || known + sameStart > best.count) best = { surface: word.surface, far, count: known + sameStart }
    }
    return best?.surface ?? null
  }
}
