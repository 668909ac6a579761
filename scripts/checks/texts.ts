import { isCode, isData, isTestCode, lineAt, readTexts } from '../source/files.ts'
import type { SourceFile } from '../source/files.ts'
import { isDocumentation, nameOf, syntaxOf, textOf, visitNodes } from '../source/syntax.ts'
import type { SyntaxNode } from '../source/syntax.ts'
import type { Check } from './report.ts'

/** Attributes whose text a shopper reads or hears. */
const shown = new Set(['title', 'placeholder', 'alt', 'label', 'aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext'])

const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text)

/** English prose about money has the word øre too. */
const isNorwegian = (text: string): boolean => hasWords(text) && /[æøå]/iu.test(text.replaceAll(/(?<!\p{L})øre(?!\p{L})/giu, ''))

/** Expressions that hand their text on to the place where they stand. */
const passing = new Set([
  'JSXExpressionContainer',
  'ConditionalExpression',
  'LogicalExpression',
  'TemplateLiteral',
  'ParenthesizedExpression',
])

/** Whether the node's text ends up in the page: as a child of an element, or in an attribute that is shown. */
const isShown = (node: SyntaxNode, parents: readonly SyntaxNode[]): boolean => {
  if (node.type === 'JSXText') return true
  let inner = node
  for (const parent of parents.toReversed()) {
    if (parent.type === 'JSXAttribute') return shown.has(nameOf(parent['name']))
    if (parent.type === 'JSXElement' || parent.type === 'JSXFragment') return inner.type === 'JSXExpressionContainer'
    if (!passing.has(parent.type) || parent['test'] === inner) return false
    inner = parent
  }
  return false
}

/** The catalogue itself, the invented goods, the examples of the brand file's schema, and what reads names of the wire. */
const exempt =
  /^packages\/(?:texts|commerce\/src\/(?:catalogue|drawings))\/|^packages\/brand\/src\/file\/schema\.ts$|^packages\/contract\/src\/map\//u

const concerns = (path: string): boolean =>
  /^(?:packages|apps)\//u.test(path) && isCode(path) && !isTestCode(path) && !isData(path) && !exempt.test(path)

const problemsOf = (file: SourceFile): readonly string[] => {
  const problems: string[] = []
  visitNodes(syntaxOf(file), (node, parents) => {
    const text = textOf(node)?.trim() ?? ''
    if (!hasWords(text) || isDocumentation(parents)) return
    if (isNorwegian(text) || isShown(node, parents))
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
