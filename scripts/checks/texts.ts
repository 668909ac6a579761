import { isCode, isData, isTestCode, lineAt, readTexts } from '../source/files.ts'
import type { SourceFile } from '../source/files.ts'
import { isDocumentation, syntaxOf, textOf, visitNodes } from '../source/syntax.ts'
import type { SyntaxNode } from '../source/syntax.ts'
import type { Check } from './report.ts'
import { shownTextsOf } from './shown-texts.ts'

const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text)

/** English prose about money has the word øre too. */
const isNorwegian = (text: string): boolean => hasWords(text) && /[æøå]/iu.test(text.replaceAll(/(?<!\p{L})øre(?!\p{L})/giu, ''))

/** How a text for a shopper begins, or one that a number is put behind. */
const beginsSentence = /^\p{Lu}\p{Ll}+ (?:\p{Ll}|$)/u

/** Screens and components have no sentences but those they show, in whatever way, and those of their errors. */
const isSentence = (path: string, text: string, parents: readonly SyntaxNode[]): boolean =>
  /^packages\/(?:ui|storefront)\//u.test(path) && beginsSentence.test(text) && parents.at(-1)?.type !== 'NewExpression'

/** The catalogue itself, the invented goods, the examples of the brand file's schema, and what reads names of the wire. */
const exempt =
  /^packages\/(?:texts|commerce\/src\/(?:catalogue|drawings))\/|^packages\/brand\/src\/file\/schema\.ts$|^packages\/contract\/src\/map\//u

const concerns = (path: string): boolean =>
  /^(?:packages|apps)\//u.test(path) && isCode(path) && !isTestCode(path) && !isData(path) && !exempt.test(path)

const problemsOf = (file: SourceFile): readonly string[] => {
  const problems: string[] = []
  const tree = syntaxOf(file)
  const isShown = shownTextsOf(tree)
  visitNodes(tree, (node, parents) => {
    const text = textOf(node)?.trim() ?? ''
    if (!hasWords(text) || isDocumentation(parents)) return
    if (isNorwegian(text) || isShown(node, parents) || isSentence(file.path, textOf(node) ?? '', parents))
      problems.push(
        `${file.path}:${lineAt(file.text, node.start)} has the text “${text.slice(0, 60)}”: put it into packages/texts/src and read it from the catalogue`,
      )
  })
  return problems
}

/** Every text that a shopper reads is in the catalogue, where a brand may override it. */
export const texts: Check = (root) => {
  const files = readTexts(root, concerns)
  return { problems: files.flatMap(problemsOf), note: `${files.length} files` }
}
