/** An element of a page's markup, or a text. */
export type MarkupElement = {
  readonly name: string
  readonly attributes: readonly (readonly [string, string])[]
  readonly children: readonly MarkupNode[]
}
export type MarkupNode = MarkupElement | string

const token = /<!--[\s\S]*?-->|<\/([\w:-]+)>|<([\w:-]+)((?:\s+[\w:.-]+(?:="[^"]*")?)*)\s*(\/?)>|([^<]+)/g
const attribute = /([\w:.-]+)(?:="([^"]*)")?/g

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'", nbsp: '\u00A0' }

const decoded = (text: string): string => text.replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)

/**
 * Reads markup as React writes it: void elements end with `/>`, every attribute is quoted. React's own comments are left
 * out; the texts that they part stay apart, so that rendering writes them again.
 */
export function markupTree(markup: string): readonly MarkupNode[] {
  const root: { name: string; attributes: MarkupElement['attributes']; children: MarkupNode[] } = { name: '', attributes: [], children: [] }
  const open = [root]
  for (const [, closed, name, attributes = '', selfClosed, text] of markup.matchAll(token)) {
    const parent = open.at(-1) ?? root
    if (text !== undefined) parent.children.push(decoded(text))
    else if (closed !== undefined) open.pop()
    else if (name !== undefined) {
      const element = {
        name,
        attributes: [...attributes.matchAll(attribute)].map(([, key = '', value = '']) => [key, decoded(value)] as const),
        children: [],
      }
      parent.children.push(element)
      if (!selfClosed) open.push(element)
    }
  }
  return root.children
}
