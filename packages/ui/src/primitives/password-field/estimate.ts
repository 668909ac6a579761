import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs } from '@zxcvbn-ts/language-common'
import { commonPasswords } from './common.data.ts'
import { norwegianWords } from './norwegian-words.data.ts'
import type { Estimate, Lack } from './strength.ts'

/** Characters that are looked at: time grows with them, and what is longer is strong enough. */
const longest = 64
/** Signs in place of letters that are tried: with the library's own 100 a key takes 150 ms. */
const substitutions = 8

const zxcvbn = new ZxcvbnFactory({
  dictionary: { passwords: [...commonPasswords, ...norwegianWords] },
  graphs: adjacencyGraphs,
  maxLength: longest,
  l33tMaxSubstitutions: substitutions,
})

const levels = [1, 1, 2, 3, 4] as const

const lackOf: Readonly<Record<string, Lack>> = {
  straightRow: 'pattern',
  keyPattern: 'pattern',
  simpleRepeat: 'pattern',
  extendedRepeat: 'pattern',
  sequences: 'pattern',
  recentYears: 'date',
  dates: 'date',
  topTen: 'word',
  topHundred: 'word',
  common: 'word',
  similarToCommon: 'word',
  wordByItself: 'word',
}

/** How many guesses a password withstands, by words, dates, keyboards and what is put in place of letters. Fetched when a new one is written. */
export function estimate(password: string, personal: readonly string[]): Estimate {
  const { score, feedback } = zxcvbn.check(password.slice(0, longest), [...personal])
  return { level: levels[score], lack: lackOf[feedback.warning ?? ''] ?? 'vary' }
}
