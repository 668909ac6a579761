import { nameOf, textOf, visitNodes } from '../source/syntax.ts'
import type { SyntaxNode } from '../source/syntax.ts'

/** Attributes whose text a shopper reads or hears, on every element. */
const shown = new Set(['title', 'placeholder', 'alt', 'label', 'aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext'])

/** Attributes of components whose words are for the browser. */
const technical = new Set(
  'id key name type rel style className htmlFor autoComplete sizes srcSet media viewBox d aria-labelledby aria-describedby aria-controls'.split(
    ' ',
  ),
)

/** Expressions that hand their text on to the place where they stand. */
const passing = new Set([
  'JSXExpressionContainer',
  'ConditionalExpression',
  'LogicalExpression',
  'TemplateLiteral',
  'ParenthesizedExpression',
])

/** What stands between a constant's name and its texts, besides. */
const holding = new Set(['ObjectExpression', 'ArrayExpression', 'Property', 'TSAsExpression', 'TSSatisfiesExpression'])

const asked = new Set(['alert', 'confirm', 'prompt'])

/** How a place shows texts: each, those that read as words of a person, or none. */
type Showing = 'each' | 'prose' | 'none'

const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text)

/** Whether the text has a space or begins with a capital letter, and is no path: ids and the members of unions are neither. */
const isProse = (text: string): boolean =>
  hasWords(text) && (/\s/u.test(text) || /^\p{Lu}/u.test(text)) && !/^\s*(?:[./#?]|--|https?:)/u.test(text)

const isComponent = (element: SyntaxNode | undefined): boolean => {
  const name = element?.['name'] as SyntaxNode | undefined
  return name?.type === 'JSXMemberExpression' || /^\p{Lu}/u.test(nameOf(name))
}

const showingOfAttribute = (attribute: SyntaxNode, element: SyntaxNode | undefined): Showing => {
  const name = nameOf(attribute['name'])
  if (shown.has(name)) return 'each'
  return isComponent(element) && !technical.has(name) && !name.startsWith('data-') ? 'prose' : 'none'
}

const isAsked = (call: SyntaxNode, argument: SyntaxNode): boolean => {
  const callee = call['callee'] as SyntaxNode
  return argument !== callee && asked.has(nameOf(callee.type === 'MemberExpression' ? callee['property'] : callee))
}

/** How the node's text ends up before the shopper: as a child of an element, in an attribute or in a dialog of the browser. */
const showingOf = (node: SyntaxNode, parents: readonly SyntaxNode[]): Showing => {
  if (node.type === 'JSXText') return 'each'
  let inner = node
  for (const [index, parent] of [...parents.entries()].toReversed()) {
    if (parent.type === 'JSXAttribute') return showingOfAttribute(parent, parents[index - 1])
    if (parent.type === 'CallExpression') return isAsked(parent, inner) ? 'each' : 'none'
    if (parent.type === 'JSXElement' || parent.type === 'JSXFragment') return inner.type === 'JSXExpressionContainer' ? 'each' : 'none'
    if (!passing.has(parent.type) || parent['test'] === inner) return 'none'
    inner = parent
  }
  return 'none'
}

const rootName = (node: SyntaxNode): string =>
  node.type === 'MemberExpression' ? rootName(node['object'] as SyntaxNode) : node.type === 'Identifier' ? nameOf(node) : ''

/** The names of what elements show: `t` of `{t}`, `labels` of `{labels.add}`. */
const namesShown = (tree: SyntaxNode): ReadonlySet<string> => {
  const names = new Set<string>()
  visitNodes(tree, (node, parents) => {
    if ((node.type === 'Identifier' || node.type === 'MemberExpression') && showingOf(node, parents) !== 'none') names.add(rootName(node))
  })
  return names
}

/** The name of the constant whose value, or a part of whose value, the node is. */
const constantOf = (node: SyntaxNode, parents: readonly SyntaxNode[]): string => {
  let inner = node
  for (const parent of parents.toReversed()) {
    if (parent.type === 'VariableDeclarator') return nameOf(parent['id'])
    if (!(passing.has(parent.type) || holding.has(parent.type)) || parent['test'] === inner || parent['key'] === inner) return ''
    inner = parent
  }
  return ''
}

/** Tells for a file's text nodes whether a shopper sees them. */
export const shownTextsOf = (tree: SyntaxNode): ((node: SyntaxNode, parents: readonly SyntaxNode[]) => boolean) => {
  const names = namesShown(tree)
  return (node, parents) => {
    const text = textOf(node) ?? ''
    const showing = showingOf(node, parents)
    if (showing === 'each') return hasWords(text)
    return (showing === 'prose' || names.has(constantOf(node, parents))) && isProse(text)
  }
}
