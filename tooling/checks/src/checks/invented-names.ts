import { demoBrands } from '@vidda/demo'
import { isCode, isTestCode, lineAt, readTexts } from '@vidda/tooling-shared/source/files'
import type { Check } from './report.ts'

const drawn = ['demo', 'drawing', 'drawings', 'scene', 'scenes', 'scenery']
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** What only the demo knows: its brands, and that goods and landscapes can be drawn; as words and as parts of names such as `demoShop` and `lineDrawing`. */
const invented = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${demoBrands.join('|')})(?![\p{L}\d])|(?:(?<![\p{L}\d])(?:${drawn.join('|')})|${drawn.map(capital).join('|')}|DEMO)(?!\p{Ll})`,
  'gu',
)

/** Places of Norway have names that brands have too. */
const exempt = /^packages\/commerce\/src\/reference\/postal-codes\.data\.ts$/u

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
