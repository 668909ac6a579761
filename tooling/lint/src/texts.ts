import { isData, isTestCode } from '@vidda/tooling-shared/source/files'
import { isDocumentation, nameOf, nodesOf, textOf } from '@vidda/tooling-shared/source/syntax'
import type { SyntaxNode } from '@vidda/tooling-shared/source/syntax'
import { beginsSentence, hasNorwegianLetters, hasNorwegianWords, hasWords, hasWordsInMarkup } from './language.ts'
import { isInNames, isInShownField, shownTextsOf } from './shown-texts.ts'
import type { Finding, SourceRule } from './source-rule.ts'

/** What makes the pages of the shop. */
const isOfShop = (path: string): boolean => /^packages\/(?:ui|storefront|host)\//u.test(path)

/** What the pages are made of. */
const isBeneathShop = (path: string): boolean => /^packages\/(?:domain|contract|client)\//u.test(path)

/** Schemas, whose fields have English titles for developers. */
const isOfSchemas = (path: string): boolean => /^packages\/contract\/src\/(?:data|wire)\//u.test(path)

/** Words that the specification gives together with the ids and names of the wire that they belong to, where they stand. */
const specified: Readonly<Record<string, readonly string[]>> = {
  'packages/contract/src/map/category.ts': ['Klær'],
  'packages/domain/src/gender/genders.ts': ['Herre', 'Dame', 'Barn', 'Uni', 'Junior'],
  'packages/domain/src/route/categories.ts': ['Friluft og camping'],
}

/** Screens and components have no sentences but those they show, in whatever way; the server has those of its log. */
const isOfScreens = (path: string): boolean => /^packages\/(?:ui|storefront)\//u.test(path)

/** Whether the text is in an error or in what a loader answers, which developers read. */
const isThrown = (parents: readonly SyntaxNode[]): boolean =>
  parents.some((parent) => parent.type === 'NewExpression' && /Error$|^Response$/u.test(nameOf(parent['callee'])))

/** The catalogue itself, the demo, the payment services' own frames, the studio (a tool in English), and the examples of the brand file's schema. */
const exempt = /^packages\/(?:texts|demo|sandbox|studio)\/|^packages\/brand\/src\/file\/schema\.ts$/u

/** Whether a text that no element shows is for a shopper by its words, or by the field that it is in. */
const isForShopper = (path: string, node: SyntaxNode, parents: readonly SyntaxNode[]): boolean => {
  if (!isOfShop(path) && !isBeneathShop(path)) return false
  const text = textOf(node) ?? ''
  if (hasNorwegianWords(text) || hasWordsInMarkup(text)) return true
  if (isThrown(parents) || isOfSchemas(path)) return false
  return isInShownField(node, parents) || (isOfScreens(path) ? beginsSentence(text) : isBeneathShop(path) && isInNames(node, parents))
}

const findIn = (path: string, tree: SyntaxNode): readonly Finding[] => {
  const isShown = shownTextsOf(tree)
  return nodesOf(tree).flatMap(({ node, parents }) => {
    const text = textOf(node)?.trim() ?? ''
    if (!hasWords(text) || specified[path]?.includes(text) || (isDocumentation(parents) && !isOfShop(path))) return []
    return hasNorwegianLetters(text) || isShown(node, parents) || isForShopper(path, node, parents)
      ? [{ node, message: `has the text “${text.slice(0, 60)}”: put it into packages/texts/src and read it from the catalogue` }]
      : []
  })
}

export const texts: SourceRule = {
  description: 'Every text that a shopper reads is in the catalogue, where a brand may override it.',
  concerns: (path) => /^(?:packages|apps)\//u.test(path) && !isTestCode(path) && !isData(path) && !exempt.test(path),
  find: ({ path }, tree) => findIn(path, tree),
}
