import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative } from 'node:path'
import { lexer, walkTokens, type Token, type Tokens } from 'marked'

/** The kit's top folder. */
export const root = dirname(dirname(dirname(import.meta.dirname)))

/** A page of Markdown; `path` is relative to the root, with `/`. */
export type Source = { readonly path: string; readonly markdown: string; readonly tokens: readonly Token[] }

const guide = 'docs/guide'
/** Its list of pages is the site's first page and its navigation. */
export const firstPage = `${guide}/README.md`

const listed = (folder: string): readonly string[] =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`)

/** The page that a link of `from` leads to, and the heading there; null for an address elsewhere. */
export function targetOf(from: string, href: string): { readonly path: string; readonly anchor: string } | null {
  if (/^[a-z][a-z0-9+.-]*:/iu.test(href)) return null
  const [file = '', anchor = ''] = href.split('#')
  return { path: file === '' ? from : posix.normalize(posix.join(posix.dirname(from), decodeURIComponent(file))), anchor }
}

export function linksOf(tokens: readonly Token[]): readonly string[] {
  const links: string[] = []
  void walkTokens([...tokens], (token) => {
    if (token.type === 'link') links.push((token as Tokens.Link).href)
  })
  return links
}

function read(path: string): Source {
  const markdown = readFileSync(join(root, path), 'utf8')
  return { path, markdown, tokens: lexer(markdown) }
}

/** The guide, the decisions, and every page of the repository that a link from these leads to. */
export function readSources(): ReadonlyMap<string, Source> {
  const sources = new Map<string, Source>()
  const waiting = [firstPage, ...listed(guide), ...listed('docs/adr')]
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (sources.has(path)) continue
    const source = read(path)
    sources.set(path, source)
    for (const href of linksOf(source.tokens)) {
      const target = targetOf(path, href)?.path
      if (target?.endsWith('.md') && existsSync(join(root, target))) waiting.push(target)
    }
  }
  return sources
}

/** Where a page lies in the site: those of the guide on top, all others as in the repository, whose own first page is not the site's. */
export function outputOf(path: string): string {
  if (path === 'README.md') return 'repository.html'
  return (path.startsWith(`${guide}/`) ? path.slice(guide.length + 1) : path).replace(/README\.md$/u, 'index.md').replace(/\.md$/u, '.html')
}

/** The relative address of one file of the site in another. */
export const addressFrom = (from: string, to: string): string => relative(dirname(join('/', from)), join('/', to)).replaceAll('\\', '/')
