import hljs from 'highlight.js/lib/core'
import bash from 'highlight.js/lib/languages/bash'
import javascript from 'highlight.js/lib/languages/javascript'
import json from 'highlight.js/lib/languages/json'
import markdown from 'highlight.js/lib/languages/markdown'
import typescript from 'highlight.js/lib/languages/typescript'
import { Marked, type Tokens } from 'marked'
import { headingsOf } from './headings.ts'
import { leadsOut } from './links.ts'
import { addressFrom, outputOf, targetOf, type Source } from './sources.ts'

hljs.registerLanguage('sh', bash)
hljs.registerLanguage('json', json)
hljs.registerLanguage('ts', typescript)
hljs.registerLanguage('tsx', typescript)
hljs.registerLanguage('js', javascript)
hljs.registerLanguage('md', markdown)

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export const escaped = (text: string): string => text.replaceAll(/[&<>"]/gu, (sign) => escapes[sign] ?? sign)

function codeHtml({ lang = '', text }: Tokens.Code): string {
  const [language = '', ...words] = lang.split(/\s+/u)
  const file = words.find((word) => word.includes('/'))
  const isOutput = words.includes('output')
  const body = hljs.getLanguage(language) ? hljs.highlight(text, { language }).value : escaped(text)
  const caption = file ?? (isOutput ? 'prints' : '')
  return `<figure class="code"${isOutput ? ' data-output' : ''}>${caption && `<figcaption>${escaped(caption)}</figcaption>`}<pre><code>${body}</code></pre></figure>\n`
}

/** The HTML of a page's Markdown, its links leading to pages of the site. */
export function renderMarkdown({ path, tokens }: Source, sources: ReadonlyMap<string, Source>): string {
  const headings = [...headingsOf(tokens)]
  const here = outputOf(path)
  const marked = new Marked({
    renderer: {
      code: codeHtml,
      heading(token) {
        const heading = headings.shift()
        const words = this.parser.parseInline(token.tokens)
        if (!heading || token.depth === 1) return `<h1>${words}</h1>\n`
        const label = escaped(`Link to “${heading.text}”`)
        return `<h${token.depth} id="${heading.anchor}">${words} <a class="anchor" href="#${heading.anchor}" aria-label="${label}">#</a></h${token.depth}>\n`
      },
      link(token) {
        const words = this.parser.parseInline(token.tokens)
        const target = targetOf(path, token.href)
        if (target === null) return `<a href="${escaped(token.href)}">${words}</a>`
        if (leadsOut(sources, target.path)) return words
        const address = target.path === path ? '' : addressFrom(here, outputOf(target.path))
        return `<a href="${escaped(`${address}${target.anchor && `#${target.anchor}`}`)}">${words}</a>`
      },
      table(token) {
        const cells = (row: readonly Tokens.TableCell[], tag: string): string =>
          `<tr>${row.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('')}</tr>`
        const body = token.rows.map((row) => cells(row, 'td')).join('\n')
        return `<div class="table"><table><thead>${cells(token.header, 'th')}</thead><tbody>${body}</tbody></table></div>\n`
      },
      html: ({ text }) => escaped(text),
    },
  })
  return marked.parser([...tokens])
}
