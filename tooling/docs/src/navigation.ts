import type { Token, Tokens } from 'marked'
import { plainText } from './headings.ts'
import { firstPage, targetOf, type Source } from './sources.ts'

export type NavigationEntry = { readonly path: string; readonly title: string }
export type NavigationGroup = { readonly title: string; readonly entries: readonly NavigationEntry[] }

function entriesOf(list: Tokens.List): readonly NavigationEntry[] {
  return list.items.flatMap((item) => {
    const links: Tokens.Link[] = []
    const look = (tokens: readonly Token[]): void => {
      for (const token of tokens) {
        if (token.type === 'link') links.push(token as Tokens.Link)
        else if ('tokens' in token && token.tokens) look(token.tokens)
      }
    }
    look(item.tokens)
    const [link] = links
    const target = link && targetOf(firstPage, link.href)
    return link && target ? [{ path: target.path, title: plainText(link.tokens) }] : []
  })
}

/** The first page's lists: a group for each of its headings. */
export function navigationOf(sources: ReadonlyMap<string, Source>): readonly NavigationGroup[] {
  const groups: { title: string; entries: NavigationEntry[] }[] = []
  for (const token of sources.get(firstPage)?.tokens ?? []) {
    if (token.type === 'heading' && (token as Tokens.Heading).depth === 2)
      groups.push({ title: plainText((token as Tokens.Heading).tokens), entries: [] })
    if (token.type === 'list') groups.at(-1)?.entries.push(...entriesOf(token as Tokens.List))
  }
  return groups
}
