import { relative, sep } from 'node:path'
import type { SyntaxNode } from '@vidda/tooling-shared/source/syntax'
import type { RuleTester } from 'oxlint/plugins-dev'
import { norwegianLocale } from './norwegian-locale.ts'
import { rawValues } from './raw-values.ts'
import type { SourceRule } from './source-rule.ts'
import { styledImports } from './styled-imports.ts'
import { texts } from './texts.ts'
import { typedQueries } from './typed-queries.ts'
import { wireNames } from './wire-names.ts'

type Rule = Parameters<RuleTester['run']>[1]

const toLintRule = ({ description, concerns, find }: SourceRule): Rule => ({
  meta: { type: 'problem', docs: { description } },
  create: (context) => {
    const path = relative(context.cwd, context.filename).replaceAll(sep, '/')
    if (!concerns(path)) return {}
    return {
      Program: (program) => {
        const file = { path, text: context.sourceCode.text }
        for (const { node, message } of find(file, program as unknown as SyntaxNode))
          context.report({ message, node: { range: [node.start, node.end] } })
      },
    }
  },
})

type Plugin = { readonly meta: { readonly name: string }; readonly rules: Readonly<Record<string, Rule>> }

const plugin: Plugin = {
  meta: { name: 'vidda' },
  rules: {
    'norwegian-locale': toLintRule(norwegianLocale),
    'raw-values': toLintRule(rawValues),
    'styled-imports': toLintRule(styledImports),
    texts: toLintRule(texts),
    'typed-queries': toLintRule(typedQueries),
    'wire-names': toLintRule(wireNames),
  },
}

/** @public The kit's rules, for oxlint (docs/adr/0031). */
export default plugin
