import { isCode, isTestCode, lineAt, readTexts } from '@vidda/tooling-shared/source/files'
import type { SourceFile } from '@vidda/tooling-shared/source/files'
import { nameOf, syntaxOf, textOf, visitNodes, wordOf } from '@vidda/tooling-shared/source/syntax'
import type { SyntaxNode } from '@vidda/tooling-shared/source/syntax'
import type { Check } from './report.ts'

/** Names that only the wire has; what is mapped has the domain's spelling (decisions.md, Wire format). */
const wireNames = new Set(
  `ProductLineID MainGroupID ArticleGroup2ID ArticleGroup3ID EanNo Count Name Qty CoordLat CoordLong _source hits shopID customerID statusID
  auth_id current_page last_page per_page postal_code opening_hours valid_to banner_desktop banner_mobile main_article related_articles
  reviewable_id reviewable_type first_name password_confirmation email_verified birthday_gift event_invite
  terms_conditions cookie_default cookie_ga cookie_google_tag_manager cookie_meta_pixel purchasableOnWeb webLabel`.split(/\s+/u),
)

const allowedOfStyled = new Set(['styled', 'css', 'keyframes', 'createGlobalStyle'])

type Finder = {
  readonly concerns: (path: string) => boolean
  readonly find: (node: SyntaxNode, parents: readonly SyntaxNode[]) => string | null
}

const wire: Finder = {
  concerns: (path) => /^packages\/(?:ui|storefront)\//u.test(path) && !isTestCode(path),
  find: (node) => {
    const read = node.type === 'MemberExpression' || node.type === 'Property' ? ((node['property'] ?? node['key']) as SyntaxNode) : null
    // `line['EanNo']` is the same; `line[name]` says nothing.
    const name = read && node['computed'] ? (textOf(read) ?? '') : read ? wordOf(read) : ''
    return wireNames.has(name) ? `reads the wire name ${name}: map it in packages/contract/src/map and read the domain name` : null
  },
}

const styled: Finder = {
  concerns: (path) => path.startsWith('packages/'),
  find: (node, parents) => {
    const from = parents.at(-1)?.['source'] as SyntaxNode | undefined
    if (!from || textOf(from) !== 'styled-components' || !node.type.startsWith('Import')) return null
    if (node.type === 'ImportDefaultSpecifier') return 'imports styled-components by default, which breaks in Node: import { styled }'
    const name = nameOf(node['imported'])
    return node.type === 'ImportSpecifier' && !allowedOfStyled.has(name)
      ? `imports ${name} of styled-components: only ${[...allowedOfStyled].join(', ')} are used here (the style sheet is the host's)`
      : null
  },
}

/** Whether the node calls, or makes, something for the locale of the kit. */
const isNorwegian = (node: SyntaxNode | undefined): boolean => {
  const [first] = (node?.['arguments'] ?? []) as readonly SyntaxNode[]
  return first !== undefined && textOf(first) === 'nb-NO'
}

/** `Intl` stands where a formatter is made and nowhere else: one that is taken out of it could be made for any locale. */
const findIntl = (node: SyntaxNode, parents: readonly SyntaxNode[]): string | null => {
  const [call, formatter] = parents.slice(-2)
  if (nameOf(node) !== 'Intl' || formatter?.type === 'TSQualifiedName') return null
  const isMade = formatter?.['object'] === node && call?.['callee'] === formatter
  if (!isMade) return "takes a formatter out of Intl: make it where it stands, as in new Intl.NumberFormat('nb-NO')"
  return isNorwegian(call) ? null : `makes an Intl.${nameOf(formatter['property'])} for another locale than nb-NO`
}

const findLocaleMethod = (node: SyntaxNode): string | null => {
  const callee = node.type === 'CallExpression' ? (node['callee'] as SyntaxNode) : null
  const method = callee?.type === 'MemberExpression' ? wordOf(callee['property'] as SyntaxNode) : ''
  return method.startsWith('toLocale') && !isNorwegian(node) ? `calls ${method} for another locale than nb-NO` : null
}

const locale: Finder = {
  concerns: (path) => path.startsWith('packages/') && !isTestCode(path),
  find: (node, parents) => findIntl(node, parents) ?? findLocaleMethod(node),
}

const finders = [wire, { ...styled, concerns: (path: string) => styled.concerns(path) && !path.startsWith('packages/host/') }, locale]

const problemsOf = (file: SourceFile): readonly string[] => {
  const wanted = finders.filter(({ concerns }) => concerns(file.path))
  if (wanted.length === 0) return []
  const problems: string[] = []
  visitNodes(syntaxOf(file), (node, parents) => {
    for (const { find } of wanted) {
      const problem = find(node, parents)
      if (problem !== null) problems.push(`${file.path}:${lineAt(file.text, node.start)} ${problem}`)
    }
  })
  return problems
}

/** Wire names stay out of the shop, styled-components is imported one way, and every formatter is Norwegian. */
export const names: Check = (root) => {
  const files = readTexts(root, isCode)
  return { problems: files.flatMap(problemsOf), note: `${files.length} files` }
}
