import { isCode, isData, isTestCode, lineAt, readTexts } from '../source/files.ts'
import type { SourceFile } from '../source/files.ts'
import { isDocumentation, syntaxOf, textOf, visitNodes } from '../source/syntax.ts'
import type { Check } from './report.ts'

const values: readonly (readonly [kind: string, pattern: RegExp, instead: string])[] = [
  ['colour', /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])/giu, 'a colour token'],
  ['colour', /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/giu, 'a colour token'],
  ['length', /(?<![\w#.-])\d*\.?\d+px\b/giu, 'a token of size, space, stroke or radius, or a media constant'],
  ['duration', /(?<![\w#.-])\d*\.?\d+ms\b/giu, 'a motion token'],
]

const inStyles: typeof values = [
  [
    'colour',
    /(?<=[:\s])(?<!mask[\w-]*:[^;]*)(?:white|black|red|green|blue|gr[ae]y|silver|orange|yellow|purple|pink|brown)(?=[\s;,)])/giu,
    'a colour token',
  ],
  ['duration', /(?<![\w#.-])\d*\.?\d+s\b/giu, 'a motion token'],
]

/** Colours are what these folders are about: they define, draw or invent them. */
const exempt = /^packages\/(?:tokens|commerce\/src\/(?:drawings|images|catalogue))\//u

const concerns = (path: string): boolean =>
  /^(?:packages|apps)\//u.test(path) && isCode(path) && !isTestCode(path) && !isData(path) && !exempt.test(path)

const problemsOf = (file: SourceFile): readonly string[] => {
  const problems: string[] = []
  const wanted = file.path.endsWith('.styles.ts') ? [...values, ...inStyles] : values
  visitNodes(syntaxOf(file), (node, parents) => {
    const text = textOf(node)
    if (text === null || isDocumentation(parents)) return
    for (const [kind, pattern, instead] of wanted)
      for (const match of text.matchAll(pattern))
        problems.push(
          `${file.path}:${lineAt(file.text, node.start)} has the raw ${kind} ${match[0].trim()}: use ${instead} of @vidda/tokens`,
        )
  })
  return problems
}

/** Colours, px and ms are tokens everywhere but in tokens, themes, data and the drawings of goods. */
export const rawValues: Check = (root) => {
  const files = readTexts(root, concerns)
  return { problems: files.flatMap(problemsOf), note: `${files.length} files` }
}
