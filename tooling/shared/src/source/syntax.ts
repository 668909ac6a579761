import { parseAst } from 'vite'
import type { SourceFile } from './files.ts'

/** A node of the syntax tree, as ESTree has it. */
export type SyntaxNode = { readonly type: string; readonly start: number; readonly end: number; readonly [key: string]: unknown }

const isNode = (value: unknown): value is SyntaxNode => typeof value === 'object' && value !== null && 'type' in value && 'start' in value

const childrenOf = (node: SyntaxNode): readonly SyntaxNode[] =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []))

/** Calls `visit` for every node with its ancestors, nearest last. */
export const visitNodes = (
  node: SyntaxNode,
  visit: (node: SyntaxNode, parents: readonly SyntaxNode[]) => void,
  parents: readonly SyntaxNode[] = [],
): void => {
  visit(node, parents)
  const chain = [...parents, node]
  for (const child of childrenOf(node)) visitNodes(child, visit, chain)
}

const parsed = new Map<string, SyntaxNode>()

/** Parsed once per run, since several checks read the same files. */
export const syntaxOf = ({ path, text }: SourceFile): SyntaxNode => {
  const key = `${path}\n${text}`
  const known = parsed.get(key)
  if (known) return known
  const tree = parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }, path) as unknown as SyntaxNode
  parsed.set(key, tree)
  return tree
}

/** Whether the node is an example or a description in a schema, which documents a value and is none. */
export const isDocumentation = (parents: readonly SyntaxNode[]): boolean =>
  parents.some((parent) => parent.type === 'Property' && ['examples', 'description'].includes(nameOf(parent['key'])))

/** The text of a string literal, a piece of a template or of JSX; null for other nodes. */
export const textOf = (node: SyntaxNode): string | null => {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value']
  if (node.type === 'JSXText' && typeof node['value'] === 'string') return node['value']
  if (node.type !== 'TemplateElement') return null
  const { value } = node as unknown as { readonly value: { readonly raw: string } }
  return value.raw
}

export const nameOf = (node: unknown): string => (isNode(node) && typeof node['name'] === 'string' ? node['name'] : '')

/** What an identifier or a text says. */
export const wordOf = (node: SyntaxNode): string => nameOf(node) || (textOf(node) ?? '')

/** The name of a property, also of one in quotes. */
export const keyOf = ({ key }: SyntaxNode): string => (isNode(key) ? wordOf(key) : '')
