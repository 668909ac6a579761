import { commonPasswords, keyRows as rows } from './common.data.ts'

export type Lack = 'short' | 'common' | 'personal' | 'pattern' | 'word' | 'date' | 'vary'

export type Strength = {
  /** 0 nothing written or too short, 1 weak, 2 fair, 3 good, 4 strong. */
  readonly level: 0 | 1 | 2 | 3 | 4
  /** What would help most; null when nothing is lacking. */
  readonly lack: Lack | null
  /** Characters still to be written; 0 unless the lack is `short`. */
  readonly missing: number
}

/** What a library says of a password. */
export type Estimate = { readonly level: 1 | 2 | 3 | 4; readonly lack: Lack }

const runs = [...rows, ...rows.map((row) => Array.from(row).toReversed().join(''))]

/** Whether a character only goes on with what the two before it began: `aaa`, `123`, `qwe`. */
const goesOn = (text: string, index: number): boolean => {
  const three = text.slice(index - 2, index + 1)
  return index >= 2 && (new Set(three).size === 1 || runs.some((row) => row.includes(three)))
}

/** How many different characters a guesser must try in each place. */
function alphabet(text: string): number {
  const kinds: readonly (readonly [RegExp, number])[] = [
    [/\p{Ll}/u, 29],
    [/\p{Lu}/u, 29],
    [/\d/u, 10],
    [/[^\p{L}\d\s]/u, 30],
    [/\s/u, 1],
  ]
  return kinds.reduce((sum, [kind, size]) => sum + (kind.test(text) ? size : 0), 0)
}

/**
 * How hard a password is to guess, by length and variety. A capital first and digits or signs last are where everybody puts them, so
 * they count for little. It knows no dictionary, and is all there is until the library has come (`estimate.ts`): a hint, not a proof.
 */
export function passwordStrength(password: string, min: number, personal: readonly string[] = []): Strength {
  const lower = password.toLocaleLowerCase('nb-NO')
  const missing = min - Array.from(password).length
  if (missing > 0) return { level: 0, lack: 'short', missing }
  const core = lower.replace(/[^\p{L}]+$/u, '') || lower
  if (commonPasswords.has(core)) return { level: 1, lack: 'common', missing: 0 }
  const own = personal.map((word) => word.toLocaleLowerCase('nb-NO')).filter((word) => word.length > 2 && lower.includes(word))
  // A short name occurs in many words by chance (`Per` in `supper`): it is refused only where fewer than `min` letters and digits remain without it.
  const others = own.reduce((rest, word) => rest.replaceAll(word, ''), lower).match(/[\p{L}\p{N}]/gu) ?? []
  if (own.length > 0 && others.length < min) return { level: 1, lack: 'personal', missing: 0 }

  const telling = password.charAt(0).toLocaleLowerCase('nb-NO') + password.slice(1, core.length)
  const worn = Array.from(lower).flatMap((_, index) => (goesOn(lower, index) ? [index] : []))
  const count = telling.length - worn.filter((index) => index < telling.length).length
  const bits = count * Math.log2(Math.max(alphabet(telling), 2)) + (password.length - telling.length) * 2
  const level = bits < 50 ? 1 : bits < 66 ? 2 : bits < 80 ? 3 : 4
  const help = worn.length >= 3 ? 'pattern' : 'vary'
  return { level, lack: level < 3 ? help : null, missing: 0 }
}

/** The lower of our own level and the library's, as each misses patterns that the other knows. What a rule refuses stays refused. */
export function weaker(strength: Strength, estimate: Estimate | null): Strength {
  const isRefused = strength.lack === 'short' || strength.lack === 'common' || strength.lack === 'personal'
  if (!estimate || isRefused || strength.level < estimate.level) return strength
  const help = estimate.lack === 'vary' ? (strength.lack ?? 'vary') : estimate.lack
  return { level: estimate.level, lack: estimate.level < 3 ? help : null, missing: 0 }
}
