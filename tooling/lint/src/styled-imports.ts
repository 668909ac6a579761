import { nameOf, nodesOf, textOf } from '@vidda/tooling-shared/source/syntax'
import type { SyntaxNode } from '@vidda/tooling-shared/source/syntax'
import type { SourceRule } from './source-rule.ts'

const allowed = new Set(['styled', 'css', 'keyframes', 'createGlobalStyle'])

const problemOf = (specifier: SyntaxNode): string | null => {
  if (specifier.type === 'ImportDefaultSpecifier') return 'imports styled-components by default, which breaks in Node: import { styled }'
  const name = nameOf(specifier['imported'])
  return specifier.type === 'ImportSpecifier' && !allowed.has(name)
    ? `imports ${name} of styled-components: only ${[...allowed].join(', ')} are used here (the style sheet is the host's)`
    : null
}

export const styledImports: SourceRule = {
  description: 'styled-components is imported one way.',
  // Fixtures render for tests, as the host does for pages.
  concerns: (path) => path.startsWith('packages/') && !path.startsWith('packages/host/') && !path.includes('.fixtures.'),
  find: (_, tree) =>
    nodesOf(tree)
      .filter(({ node }) => node.type === 'ImportDeclaration' && textOf(node['source'] as SyntaxNode) === 'styled-components')
      .flatMap(({ node }) => node['specifiers'] as readonly SyntaxNode[])
      .flatMap((node) => {
        const message = problemOf(node)
        return message === null ? [] : [{ node, message }]
      }),
}
