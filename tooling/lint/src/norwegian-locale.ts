import { isTestCode } from '@vidda/tooling-shared/source/files'
import { nameOf, nodesOf, textOf, wordOf } from '@vidda/tooling-shared/source/syntax'
import type { SyntaxNode } from '@vidda/tooling-shared/source/syntax'
import type { SourceRule } from './source-rule.ts'

/** Whether the node calls, or makes, something for the locale of the kit. */
const isNorwegian = (node: SyntaxNode | undefined): boolean => {
  const [first] = (node?.['arguments'] ?? []) as readonly SyntaxNode[]
  return first !== undefined && textOf(first) === 'nb-NO'
}

/** `Intl` stands where a formatter is made and nowhere else: one that is taken out of it could be made for any locale. */
const problemOfIntl = (node: SyntaxNode, parents: readonly SyntaxNode[]): string | null => {
  const [call, formatter] = parents.slice(-2)
  if (nameOf(node) !== 'Intl' || formatter?.type === 'TSQualifiedName') return null
  const isMade = formatter?.['object'] === node && call?.['callee'] === formatter
  if (!isMade) return "takes a formatter out of Intl: make it where it stands, as in new Intl.NumberFormat('nb-NO')"
  return isNorwegian(call) ? null : `makes an Intl.${nameOf(formatter['property'])} for another locale than nb-NO`
}

const problemOfMethod = (node: SyntaxNode): string | null => {
  const callee = node.type === 'CallExpression' ? (node['callee'] as SyntaxNode) : null
  const method = callee?.type === 'MemberExpression' ? wordOf(callee['property'] as SyntaxNode) : ''
  return method.startsWith('toLocale') && !isNorwegian(node) ? `calls ${method} for another locale than nb-NO` : null
}

export const norwegianLocale: SourceRule = {
  description: 'Every formatter is Norwegian, whatever the locale of the machine.',
  concerns: (path) => path.startsWith('packages/') && !isTestCode(path),
  find: (_, tree) =>
    nodesOf(tree).flatMap(({ node, parents }) => {
      const message = problemOfIntl(node, parents) ?? problemOfMethod(node)
      return message === null ? [] : [{ node, message }]
    }),
}
