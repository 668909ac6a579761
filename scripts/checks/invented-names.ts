import { demoBrands } from '@vidda/demo'
import { isCode, isTestCode, lineAt, readTexts } from '../source/files.ts'
import type { Check } from './report.ts'

/** What only the demo knows: its brands, and that goods and landscapes can be drawn. */
const invented = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${demoBrands.join('|')}|(?:[Dd]rawings?|[Ss]cenes?|[Ss]cenery|[Dd]emo))(?![\p{L}\d])`,
  'gu',
)

/** Migrations tell of what earlier versions had, and places of Norway have names that brands have too. */
const exempt = /^packages\/commerce\/src\/(?:database\/migrations\/|reference\/postal-codes\.data\.ts$)/u

/** The commerce API knows nothing of the invented chains: their goods come in as those of any chain do. */
export const inventedNames: Check = (root) => {
  const files = readTexts(
    root,
    (path) => path.startsWith('packages/commerce/src/') && isCode(path) && !isTestCode(path) && !exempt.test(path),
  )
  return {
    problems: files.flatMap(({ path, text }) =>
      [...text.matchAll(invented)].map(
        (match) =>
          `${path}:${lineAt(text, match.index)} names “${match[0]}”, which is the demo's: take it from the data, or move it to packages/demo`,
      ),
    ),
    note: `${files.length} files`,
  }
}
