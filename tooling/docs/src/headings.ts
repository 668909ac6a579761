import type { Token, Tokens } from 'marked'

export type Heading = { readonly depth: number; readonly text: string; readonly anchor: string }

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }

/** Plain text of Markdown tokens. */
export function plainText(tokens: readonly Token[] | undefined): string {
  return (tokens ?? [])
    .map((token): string => {
      if ('tokens' in token && token.tokens !== undefined && token.tokens.length > 0) return plainText(token.tokens)
      return 'text' in token && typeof token.text === 'string'
        ? token.text.replaceAll(/&(?:amp|lt|gt|quot|#39);/gu, (one) => entities[one] ?? one)
        : ' '
    })
    .join('')
}

/** Heading ids as GitHub makes them, so that links work there and on the site. */
const anchorOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-')

/** The headings of a page in their order; a second one of the same words gets a number. */
export function headingsOf(tokens: readonly Token[]): readonly Heading[] {
  const seen = new Map<string, number>()
  return tokens
    .filter((token): token is Tokens.Heading => token.type === 'heading')
    .map(({ depth, tokens: words }) => {
      const text = plainText(words).trim()
      const anchor = anchorOf(text)
      const before = seen.get(anchor) ?? 0
      seen.set(anchor, before + 1)
      return { depth, text, anchor: before === 0 ? anchor : `${anchor}-${before}` }
    })
}
