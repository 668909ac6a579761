import { isTestCode } from '@vidda/tooling-shared/source/files'
import { nodesOf, textOf, wordOf } from '@vidda/tooling-shared/source/syntax'
import type { SyntaxNode } from '@vidda/tooling-shared/source/syntax'
import type { SourceRule } from './source-rule.ts'

/** Names that only the wire has; what is mapped has the domain's spelling (decisions.md, Wire format). */
const names = new Set(
  `ProductLineID MainGroupID ArticleGroup2ID ArticleGroup3ID EanNo Count Name Qty CoordLat CoordLong _source hits shopID customerID statusID
  auth_id current_page last_page per_page postal_code opening_hours valid_to banner_desktop banner_mobile main_article related_articles
  reviewable_id reviewable_type first_name password_confirmation email_verified birthday_gift event_invite
  terms_conditions cookie_default cookie_ga cookie_google_tag_manager cookie_meta_pixel purchasableOnWeb webLabel`.split(/\s+/u),
)

/** The name that the node reads or writes; `line['EanNo']` is the same as `line.EanNo`, and `line[name]` says nothing. */
const nameRead = (node: SyntaxNode): string => {
  if (node.type !== 'MemberExpression' && node.type !== 'Property') return ''
  const name = (node['property'] ?? node['key']) as SyntaxNode
  return node['computed'] ? (textOf(name) ?? '') : wordOf(name)
}

export const wireNames: SourceRule = {
  description: 'Components and screens read the names of the domain, not those of the wire.',
  concerns: (path) => /^packages\/(?:ui|storefront)\//u.test(path) && !isTestCode(path),
  find: (_, tree) =>
    nodesOf(tree)
      .filter(({ node }) => names.has(nameRead(node)))
      .map(({ node }) => ({
        node,
        message: `reads the wire name ${nameRead(node)}: map it in packages/contract/src/map and read the domain name`,
      })),
}
