import { headingOf } from '@vidda/domain/slug'
import { Marked, Renderer } from 'marked'

const plainRenderer = Renderer.prototype

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
