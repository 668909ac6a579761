/** Some words of a post; with `to` they are a link. */
export type TextSpan = { readonly text: string; readonly to?: string }

/** A Markdown link such as `[tynne sokker](/klaer/sokker)`, if it leads to a path of the shop or an `https:` address; protocol-relative URLs are neither. */
const link = /\[(?<text>[^[\]\n]*[^[\]\s][^[\]\n]*)\]\((?<to>(?:https:\/\/[^\s()/?#]|\/(?![/\\]))[^\s()]*)\)/gu

/** Splits a post's words at its links. What looks like a link but leads nowhere that it may remains text. */
export function textSpans(words: string): readonly TextSpan[] {
  const spans: TextSpan[] = []
  let end = 0
  for (const match of words.matchAll(link)) {
    const { text = '', to = '' } = match.groups ?? {}
    if (match.index > end) spans.push({ text: words.slice(end, match.index) })
    spans.push({ text, to })
    end = match.index + match[0].length
  }
  if (end < words.length) spans.push({ text: words.slice(end) })
  return spans
}

/** The words without their links' targets. */
export const withoutLinks = (words: string): string => words.replace(link, '$<text>')
