import { kitPaths, lineAt, readTexts } from '@vidda/tooling-shared/source/files'
import type { Check } from './report.ts'

/** Written in pieces, so that this list does not find itself. */
const unwanted: readonly (readonly [pattern: RegExp, why: string])[] = [
  [new RegExp(String.raw`\b(?:TO${'DO'}|FIX${'ME'}|HA${'CK'}|X${'XX'})\b`, 'gu'), 'an unfinished thought: finish it, or write an issue'],
  [
    new RegExp(String.raw`(?<![\w.:])/(?:wo${'rk'}|ro${'ot'}|ho${'me'}/\w+|Us${'ers'}/\w+)/`, 'gu'),
    'a path of one machine: make it relative',
  ],
  [new RegExp(String.raw`\bregistry\.[\w-]+\.\w+|\btar${'ball'}: http`, 'gu'), 'a registry’s host: the reader has another one'],
  [
    new RegExp(String.raw`(?:language mo${'del'}|chat${'bot'}|co-auth${'ored'}-by|@ts-ig${'nore'}|(?:ox|es)lint-dis${'able'})\b`, 'giu'),
    'not the kit’s to say',
  ],
]

const numbered = /(?:[-_]v\d+|\D[2-9]|-(?:new|old|copy|final)|\butils?)\.[cm]?tsx?$/u

const exemptNames = /(?:^|\/)[a-z-]*(?:h2|argon2|woff2|utf8|sha256)\.[cm]?tsx?$/u

/** The repository speaks of itself alone: nothing unfinished, no machine, no registry, no numbered successors. */
export const words: Check = (root) => {
  const files = readTexts(root, (path) => path !== 'docs/requirements.md' && !path.startsWith('docs/spec'))
  const found = files.flatMap(({ path, text }) =>
    unwanted.flatMap(([pattern, why]) =>
      [...text.matchAll(pattern)].map((match) => `${path}:${lineAt(text, match.index)} says “${match[0]}”: ${why}`),
    ),
  )
  const names = kitPaths(root).filter((path) => numbered.test(path) && !exemptNames.test(path))
  return {
    problems: [...found, ...names.map((path) => `${path}: name the file after what it holds, not after its turn`)],
    note: `${files.length} files`,
  }
}
