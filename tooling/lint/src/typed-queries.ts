import { isTestCode } from '@vidda/tooling-shared/source/files'
import { nameOf, nodesOf } from '@vidda/tooling-shared/source/syntax'
import type { SyntaxNode } from '@vidda/tooling-shared/source/syntax'
import type { SourceRule } from './source-rule.ts'

const faults: readonly { readonly found: RegExp; readonly message: string }[] = [
  {
    found: /\binsert into\s+(?:[\w.]+|\$\{[^}]*\})\s+(?:values|select)\b/iu,
    message: 'inserts by position: name the columns, for one that is added or moved would get another one’s value',
  },
  {
    found: /\bany\s*\(\$\{|::text::\w+\[\]/iu,
    message: 'spells out a list: write `= ${anyOf(values)}` (kernel/database/arrays.ts)',
  },
  {
    found: /^sql<(?:readonly )?\{/u,
    message: 'writes down what a row is: use the query builder, whose rows have the types of the tables',
  },
]

const home = 'packages/commerce/src/kernel/database/arrays.ts'

const isQuery = (node: SyntaxNode): boolean => node.type === 'TaggedTemplateExpression' && nameOf(node['tag']) === 'sql'

export const typedQueries: SourceRule = {
  description: 'Queries are read by the compiler where it can, and are written in one way where it cannot.',
  concerns: (path) => path.startsWith('packages/commerce/src/') && !isTestCode(path) && path !== home,
  find: ({ text }, tree) =>
    nodesOf(tree)
      .filter(({ node }) => isQuery(node))
      .flatMap(({ node }) =>
        faults.filter(({ found }) => found.test(text.slice(node.start, node.end))).map(({ message }) => ({ node, message })),
      ),
}
