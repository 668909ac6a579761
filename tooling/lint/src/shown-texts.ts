import { keyOf, nameOf, nodesOf, textOf } from '@vidda/tooling-shared/source/syntax'
import type { SyntaxNode } from '@vidda/tooling-shared/source/syntax'
import { hasWords, isProse } from './language.ts'

/** Attributes whose text a shopper reads or hears, on every element. */
const shown = /^(?:title|alt|label|(?:aria-)?placeholder|aria-(?:label|description|roledescription|valuetext))$/u

/** Fields and constants that hold such texts until an element shows them: `title`, `closeLabel`, `labels`. */
const shownFields = /(?:^alt|title|label|placeholder|heading|text|description)s?$/iu

/** Attributes of components whose words are for the browser. */
const technical = new Set(
  'id key name type rel style className htmlFor autoComplete sizes srcSet media viewBox d aria-labelledby aria-describedby aria-controls'.split(
    ' ',
  ),
)

/** Expressions that hand the texts in them on to the place where they stand. */
const passing = new Set([
  'JSXExpressionContainer',
  'ConditionalExpression',
  'LogicalExpression',
  'TemplateLiteral',
  'ParenthesizedExpression',
  'ObjectExpression',
  'ArrayExpression',
  'Property',
  'TSAsExpression',
  'TSSatisfiesExpression',
])

const passes = (parent: SyntaxNode, inner: SyntaxNode): boolean =>
  (passing.has(parent.type) || parent['operator'] === '+') && parent['test'] !== inner && parent['key'] !== inner

/** Where a value ends up: the node and the expressions that pass it on, nearest first, then what takes them, and what is around that. */
type Place = { readonly values: readonly SyntaxNode[]; readonly taker?: SyntaxNode | undefined; readonly around?: SyntaxNode | undefined }

const placeOf = (node: SyntaxNode, parents: readonly SyntaxNode[]): Place => {
  const up = [node, ...parents.toReversed()]
  const end = up.findIndex((parent, index) => index > 0 && !passes(parent, up[index - 1] ?? node))
  return end === -1 ? { values: up } : { values: up.slice(0, end), taker: up[end], around: up[end + 1] }
}

const asked = new Set(['alert', 'confirm', 'prompt'])

/** How a place shows texts: each, those that read as words of a person, or none. */
type Showing = 'each' | 'prose' | 'none'

const isComponent = (element: SyntaxNode | undefined): boolean => {
  const name = element?.['name'] as SyntaxNode | undefined
  return name?.type === 'JSXMemberExpression' || /^\p{Lu}/u.test(nameOf(name))
}

const showingOfAttribute = (attribute: SyntaxNode, element: SyntaxNode | undefined): Showing => {
  const name = nameOf(attribute['name'])
  if (shown.test(name)) return 'each'
  return isComponent(element) && !technical.has(name) && !name.startsWith('data-') ? 'prose' : 'none'
}

const isAsked = (call: SyntaxNode, argument: SyntaxNode): boolean => {
  const callee = call['callee'] as SyntaxNode
  return argument !== callee && asked.has(nameOf(callee.type === 'MemberExpression' ? callee['property'] : callee))
}

const isField = ({ type }: SyntaxNode): boolean => type === 'Property'

/** How a place brings its text before the shopper: as a child of an element, in an attribute or in a dialog of the browser. */
const showingOf = ({ values, taker, around }: Place): Showing => {
  const last = values.at(-1)
  if (!last || !taker) return 'none'
  if (taker.type === 'JSXAttribute') return showingOfAttribute(taker, around)
  if (taker.type === 'CallExpression' && isAsked(taker, last)) return values.some(isField) ? 'prose' : 'each'
  const isChild = last.type === 'JSXText' || last.type === 'JSXExpressionContainer'
  return isChild && (taker.type === 'JSXElement' || taker.type === 'JSXFragment') ? 'each' : 'none'
}

const rootName = (node: SyntaxNode): string =>
  node.type === 'MemberExpression' ? rootName(node['object'] as SyntaxNode) : node.type === 'Identifier' ? nameOf(node) : ''

/** The names of what elements show: `t` of `{t}`, `labels` of `{labels.add}`. */
const namesShown = (tree: SyntaxNode): ReadonlySet<string> =>
  new Set(
    nodesOf(tree)
      .filter(({ node }) => node.type === 'Identifier' || node.type === 'MemberExpression')
      .filter(({ node, parents }) => showingOf(placeOf(node, parents)) !== 'none')
      .map(({ node }) => rootName(node)),
  )

/** The name of the constant whose value, or a part of whose value, ends up there. */
const constantOf = ({ taker }: Place): string => (taker?.type === 'VariableDeclarator' ? nameOf(taker['id']) : '')

/** Tells for a file's text nodes whether a shopper sees them. */
export const shownTextsOf = (tree: SyntaxNode): ((node: SyntaxNode, parents: readonly SyntaxNode[]) => boolean) => {
  const names = namesShown(tree)
  return (node, parents) => {
    const text = textOf(node) ?? ''
    const place = placeOf(node, parents)
    const showing = showingOf(place)
    if (showing === 'each') return hasWords(text)
    return (showing === 'prose' || names.has(constantOf(place))) && isProse(text)
  }
}

/** Whether the text is in a field or a constant that is named after a text of an element. */
export const isInShownField = (node: SyntaxNode, parents: readonly SyntaxNode[]): boolean => {
  if (!isProse(textOf(node) ?? '')) return false
  const place = placeOf(node, parents)
  return shownFields.test(constantOf(place)) || place.values.some((value) => isField(value) && shownFields.test(keyOf(value)))
}

/** Whether the text is a word in a constant of names: `genderNames`, and not the `headerNames`. */
export const isInNames = (node: SyntaxNode, parents: readonly SyntaxNode[]): boolean =>
  /^\p{Lu}\p{Ll}+(?: |$)/u.test(textOf(node) ?? '') && /names$/iu.test(constantOf(placeOf(node, parents)))
