import { headingOf } from '@vidda/domain/slug'
import { Marked, Renderer, type Token, type Tokens } from 'marked'

const plainRenderer = Renderer.prototype

/** The inline parts of an item of a list, where it is one line of text. */
function inlineOf({ tokens }: Tokens.ListItem): readonly Token[] {
  const [line, ...more] = tokens
  return line?.type === 'text' && more.length === 0 ? ((line as Tokens.Text).tokens ?? []) : []
}

/** How a list is shown: as links where every item is a single link, as cards where every item begins with bold words, else plainly (null). */
function lookOf({ items, ordered }: Tokens.List): 'links' | 'cards' | null {
  const lines = items.map(inlineOf)
  if (ordered || items.length < 2) return null
  if (lines.every((line) => line.length === 1 && line[0]?.type === 'link')) return 'links'
  return lines.every((line) => line.length > 1 && line[0]?.type === 'strong') ? 'cards' : null
}

/** Headings carry their words as id, or the one that they name (`{#faq}`), so that `/kundeservice#betaling` leads to its section. */
const markdown = new Marked({
  renderer: {
    /** Wraps a table in a scroll container that takes keyboard focus, and makes an empty header cell a `td`: a heading needs words. Markdown knows column headings only. */
    table(token) {
      return plainRenderer.table
        .call(this, token)
        .replace('<table>', '<table tabindex="0">')
        .replaceAll(/<th[^>]*><\/th>/g, '<td></td>')
        .replaceAll(/<th(?=[ >])/g, '<th scope="col"')
    },
    list(token) {
      const look = lookOf(token)
      const html = plainRenderer.list.call(this, token)
      return look === null ? html : html.replace('<ul>', `<ul role="list" data-look="${look}">`)
    },
    heading({ tokens, depth, text }) {
      return `<h${depth} id="${headingOf(text).id}">${headingOf(this.parser.parseInline(tokens)).words}</h${depth}>\n`
    },
  },
})

/** HTML of a brand's Markdown. */
export async function htmlOf(source: string): Promise<string> {
  const html = await markdown.parse(source, { async: true })
  // A table may be wider than a phone: it is scrolled by keyboard too.
  return html.replaceAll('<table>', '<table tabindex="0">')
}
