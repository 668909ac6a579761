/** A node of the syntax tree, as ESTree has it. */
export type SyntaxNode = { readonly type: string; readonly start: number; readonly end: number; readonly [key: string]: unknown }

const isNode = (value: unknown): value is SyntaxNode => typeof value === 'object' && value !== null && 'type' in value && 'start' in value

/** The linter's trees also lead up, by `parent`. */
const childrenOf = (node: SyntaxNode): readonly SyntaxNode[] =>
  Object.entries(node).flatMap(([key, value]) => {
    if (key === 'parent') return []
    return Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []
  })

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

type Visited = { readonly node: SyntaxNode; readonly parents: readonly SyntaxNode[] }

const visited = new WeakMap<SyntaxNode, readonly Visited[]>()

/** Every node of a tree with its ancestors, nearest last; walked once per tree, since several rules read the same one. */
export const nodesOf = (tree: SyntaxNode): readonly Visited[] => {
  const known = visited.get(tree)
  if (known) return known
  const nodes: Visited[] = []
  visitNodes(tree, (node, parents) => nodes.push({ node, parents }))
  visited.set(tree, nodes)
  return nodes
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
