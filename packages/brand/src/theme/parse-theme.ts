import { stripVTControlCharacters } from 'node:util'
import { Logger, defineConfig, parse, type TokenNormalizedSet } from '@terrazzo/parser'
import type { Problem } from '../problem.ts'
import { keyName } from '../file/check.ts'
import { shown } from '../file/expectation.ts'
import { parseJson, withoutMark, type Read } from '../file/read-file.ts'

type Tree = Readonly<Record<string, unknown>>

/** Only what the format itself demands: what a token must be for this shop is told with its own words afterwards. */
const config = defineConfig({ lint: { rules: {} } }, { cwd: new URL('file:///') })
const quiet = new Logger({ level: 'silent' })

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The file's own tree, each token with the value and type that the parser found for it: aliases followed, types inherited. */
function filled(tree: Tree, tokens: TokenNormalizedSet, path: string): Tree {
  return Object.fromEntries(
    Object.entries(tree).map(([name, part]) => {
      const at = path === '' ? name : `${path}.${name}`
      if (name.startsWith('$') || !isTree(part)) return [name, part]
      const token = tokens[at]
      return [name, token && '$value' in part ? { ...part, $type: token.$type, $value: token.$value } : filled(part, tokens, at)]
    }),
  )
}

/** The parser shows the place in the file below its first line, and colours both where the terminal has colours. */
function problemOf(error: unknown, file: string): Problem {
  const [first = '', ...frame] = stripVTControlCharacters((error as Error).message).split('\n')
  const place = /^>?\s*(\d+) \|/.exec(frame.find((line) => line.startsWith('>')) ?? '')?.[1]
  const where = place ? ` (line ${place})` : ''
  return { file, message: `is no design token file: ${first.replace(/^parser:\w+: /, '').replace(/\.$/, '')}${where}. Mend it there.` }
}

/** The parser takes for YAML what does not begin as an object does, and tells people to install a reader of it. */
function beginning(source: string): string | undefined {
  const [first = ''] = source.trimStart().split('\n', 1)
  if (first.startsWith('{')) return undefined
  const begins = first === '' ? 'is empty' : `begins with ${shown(first.trimEnd())}`
  return `${begins}, expected the design tokens in JSON, between { and }. Mend it there.`
}

/** The parser falls over values that are null. */
function emptyValues(part: unknown, file: string, path: readonly string[] = []): readonly Problem[] {
  if (part === null && path.includes('$value'))
    return [{ file, key: keyName(path), message: 'is null, expected a value. Write one, or leave the token out.' }]
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([name, inner]) => (name === '$extensions' ? [] : emptyValues(inner, file, [...path, name])))
}

/** The tokens of a file in the Design Tokens Community Group format, with aliases such as `{seed.brand}` followed. */
export async function parseTheme(text: string, file: string): Promise<Read<Tree>> {
  const source = withoutMark(text)
  const message = beginning(source)
  if (message !== undefined) return { problems: [{ file, message }] }
  const json = parseJson(source, file)
  if (json.value === undefined) return { problems: json.problems }
  const problems = [...json.problems, ...emptyValues(json.value, file)]
  if (problems.length > 0) return { problems }
  try {
    const { tokens } = await parse([{ filename: new URL(file, 'file:///'), src: source }], { config, logger: quiet })
    return { value: filled(json.value as Tree, tokens, ''), problems: [] }
  } catch (error) {
    return { problems: [problemOf(error, file)] }
  }
}
