import { parseAst } from 'vite'
import type { SourceFile } from './files.ts'
import type { SyntaxNode } from './syntax.ts'

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
