import type { SourceFile } from '@vidda/tooling-shared/source/files'
import { syntaxOf } from '@vidda/tooling-shared/source/parse'
import { visitNodes } from '@vidda/tooling-shared/source/syntax'
import type { SyntaxNode } from '@vidda/tooling-shared/source/syntax'

const importing = new Set(['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration', 'ImportExpression'])

const sourceOf = (node: SyntaxNode): string => {
  const source = node['source'] as SyntaxNode | null | undefined
  return typeof source?.['value'] === 'string' ? source['value'] : ''
}

const isOfTypes = (node: SyntaxNode): boolean => [node['importKind'], node['exportKind']].includes('type')

/** What a module imports at run time, as written: `react-dom/server`. A string or a comment that looks like an import is none. */
export const importsOf = (file: SourceFile): readonly string[] => {
  const found: string[] = []
  visitNodes(syntaxOf(file), (node) => {
    if (importing.has(node.type) && !isOfTypes(node)) found.push(sourceOf(node))
  })
  return found.filter(Boolean)
}
