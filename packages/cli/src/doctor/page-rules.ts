import { supportSections } from '@vidda/domain/route'
import { headingOf } from '@vidda/domain/slug'
import { lexer, walkTokens, type Token, type Tokens } from 'marked'
import { leftOutLevels, misread, sourceProblems, tooLong } from './markdown-rules.ts'
import { linkProblem, type LinkContext } from './page-links.ts'
import { placeOfIndex } from './places.ts'
import type { Found } from './finding.ts'
import type { TextFile } from './file-findings.ts'

/** A page's source with its Markdown tokens. */
type PageFile = TextFile & {
  readonly path: string
  readonly slug: string
  readonly head: string
  readonly tokens: readonly Token[]
  /** Ids that links can name. */
  readonly ids: readonly string[]
}

const frontMatter = /^\s*---[ \t]*\r?\n(?<head>[\s\S]*?\r?\n)---[ \t]*(?:\r?\n|$)/u
const comment = /<!--[\s\S]*?-->/gu

function pageFile({ path, text }: TextFile): PageFile {
  const body = text.replace(frontMatter, '').replaceAll(comment, '')
  const tokens = lexer(body)
  const headings = tokens.filter((token): token is Tokens.Heading => token.type === 'heading')
  const slug = /(?<slug>[^/]*)\.md$/u.exec(path)?.groups?.['slug'] ?? ''
  return {
    path,
    text,
    slug,
    head: frontMatter.exec(text)?.groups?.['head'] ?? '',
    tokens,
    ids: headings.map((heading) => headingOf(heading.text).id),
  }
}

type Pages = readonly PageFile[]

/** Link syntax with a mistake, which Markdown renders as plain text. */
const brokenLink = /\]\s?\((?!\s)|\)\[|\]\[/u
const openPlaceholder = /\{#?[\w-]+(?![\w}-])/u

function tokenProblem(token: Token, page: PageFile, context: LinkContext): string | null {
  switch (token.type) {
    case 'link': {
      const { href, text } = token as Tokens.Link
      if (text.trim() === '') return `"${token.raw}" is a link without words, which nobody sees. Write them between the square brackets.`
      return linkProblem(href, page, context)
    }
    case 'image':
      return 'is a picture, and pages show none: what lies beside them is not published. Take it out.'
    case 'html':
      return `holds HTML (${token.raw.trim().slice(0, 30)}), expected Markdown. Write it without.`
    case 'heading': {
      const heading = token as Tokens.Heading
      if (headingOf(heading.text).words.trim() === '') return 'is a heading without words. Write them, or take it out.'
      return heading.depth === 1 ? `"${heading.raw.trim()}" is a heading of the first level, which the title is. Begin it with "##".` : null
    }
    case 'text': {
      if ('tokens' in token && token.tokens) return null
      if (brokenLink.test(token.raw)) return `"${token.raw.trim().slice(0, 60)}" looks like a link and is none. Write it as [words](/path).`
      if (openPlaceholder.test(token.raw))
        return `has a curly bracket that is not closed in "${token.raw.trim().slice(0, 60)}". Close it with "}".`
      if (misread(token) !== null) return misread(token)
      return /^#{2,}\S/u.test(token.raw) ? `"${token.raw.trim().slice(0, 60)}" is shown as it stands. Write a space after the "#".` : null
    }
    default:
      return misread(token)
  }
}

function tokenProblems(page: PageFile, context: LinkContext): readonly Found[] {
  const found: Found[] = []
  /** The last position of each token text, so that repeated texts are found one after the other. */
  const met = new Map<string, number>()
  void walkTokens([...page.tokens], (token) => {
    const raw = token.raw.trim()
    const from = (met.get(raw) ?? -1) + 1
    const line = token.type === 'heading' ? page.text.indexOf(`\n${raw}\n`, from) : -1
    const next = line >= 0 ? line + 1 : page.text.indexOf(raw, from)
    // A paragraph with a single picture has the same text as its child: the second search finds nothing further on.
    const index = next >= 0 ? next : (met.get(raw) ?? -1)
    met.set(raw, index)
    const message = tokenProblem(token, page, context)
    if (message !== null) found.push({ file: page.path, message, ...(index >= 0 && { place: placeOfIndex(page.text, index) }) })
  })
  return found
}

/** Headings without content below them. */
const emptySections = ({ path, tokens }: PageFile): readonly Found[] => {
  const shown = tokens.filter(({ type }) => type !== 'space')
  return shown.flatMap((token, at) => {
    if (token.type !== 'heading') return []
    const next = shown[at + 1]
    const isEmpty = !next || (next.type === 'heading' && (next as Tokens.Heading).depth <= (token as Tokens.Heading).depth)
    return isEmpty
      ? [
          {
            file: path,
            message: `"${token.raw.trim()}" has nothing beneath it. Write its text, or take the heading out.`,
            near: token.raw.trim(),
          },
        ]
      : []
  })
}

/** Sections with one id, each told: which of them has the wrong one, a person knows. */
const repeatedIds = ({ path, text, ids, tokens }: PageFile): readonly Found[] => {
  const headings = tokens.filter(({ type }) => type === 'heading')
  return ids.flatMap((id, at) => {
    if (ids.indexOf(id) === ids.lastIndexOf(id)) return []
    const raw = `\n${headings[at]?.raw.trim() ?? ''}`
    const index = ids.indexOf(id) < at ? text.lastIndexOf(raw) : text.indexOf(raw)
    const message = `has the section "#${id}" twice, and a link finds the first alone. Give one of them an id of its own: {#other}.`
    return [{ file: path, message, place: placeOfIndex(text, index + 1) }]
  })
}

/** A page under which there is nothing to read. */
const emptyPage = ({ path, tokens, head }: PageFile): readonly Found[] =>
  head === '' || tokens.some(({ type }) => type !== 'space')
    ? []
    : [{ file: path, message: 'has a title and nothing beneath it. Write its text, or take the page out.' }]

const keysOf = (head: string): readonly string[] => [...head.matchAll(/^([\w.-]+):/gmu)].map(([, key = '']) => key)

const repeatedKeys = ({ path, text, head }: PageFile): readonly Found[] =>
  keysOf(head)
    .filter((key, at, keys) => keys.indexOf(key) < at)
    .map((key) => ({
      file: path,
      message: `has "${key}" twice at the top, and only the last is read. Remove one of them.`,
      place: placeOfIndex(text, text.indexOf(head) + head.lastIndexOf(`${key}:`)),
    }))

const wordsOf = ({ head }: PageFile, key: 'title' | 'description'): string =>
  new RegExp(`^${key}:(.*)$`, 'mu').exec(head)?.[1]?.trim() ?? ''

/** Titles and descriptions that two pages share. */
const repeatedWords = (pages: Pages): readonly Found[] =>
  (['title', 'description'] as const).flatMap((key) =>
    pages.flatMap((page) => {
      const words = wordsOf(page, key)
      const first = pages.find((one) => wordsOf(one, key) === words)
      return words === '' || first === page || !first
        ? []
        : [
            {
              file: page.path,
              message: `has the ${key} of ${first.path} ("${words}"), so that search engines tell neither apart. Write one of its own.`,
              near: `${key}:`,
            },
          ]
    }),
  )

const mostCharacters = 100_000

const weight = ({ path, text }: PageFile): readonly Found[] =>
  text.length > mostCharacters
    ? [{ file: path, message: `has ${Math.round(text.length / 1000)} KB, expected 100 KB at most: phones wait for it. Shorten it.` }]
    : []

/** Sections of the customer service page that the shop links to. */
const missingSections = (page: PageFile): readonly Found[] =>
  page.slug === 'kundeservice'
    ? supportSections
        .filter((section) => !page.ids.includes(section))
        .map((section) => ({
          file: page.path,
          message: `has no section "#${section}", which the shop leads to. Write it: a heading that ends with {#${section}}.`,
        }))
    : []

const isPage = ({ path }: TextFile): boolean => /\/pages\/[^/]+\.md$/u.test(path)

/** Checks texts that stand beside a brand's pages: the target of a link, and Markdown, whose problems are told without their places. */
export function besidePages(files: readonly TextFile[], origins: readonly string[]) {
  const context = { pages: files.filter(isPage).map(pageFile), origins }
  const pageOf = (text: string, path: string) => pageFile({ path, text })
  return {
    linkProblem: (href: string, path: string) => linkProblem(href, pageOf('', path), context),
    markdownProblems(markdown: string, path: string): readonly string[] {
      const page = pageOf(markdown, path)
      return [...tokenProblems(page, context), ...emptySections(page), ...leftOutLevels(page.tokens)].map(({ message }) => message)
    },
  }
}

/** Problems on a brand's pages that a build does not check. `origins` are the addresses of the shop itself; none when brand.json cannot be read. */
export const pageProblems = (files: readonly TextFile[], origins: readonly string[]): readonly Found[] => {
  const pages = files.filter(isPage).map(pageFile)
  return [
    ...pages.flatMap((page) => [
      ...tokenProblems(page, { pages, origins }),
      ...emptySections(page),
      ...emptyPage(page),
      ...leftOutLevels(page.tokens).map(({ raw, message }) => ({ file: page.path, message, near: raw })),
      ...sourceProblems(page.path, page.text),
      ...tooLong(page.path, page.text, page.head),
      ...repeatedIds(page),
      ...repeatedKeys(page),
      ...missingSections(page),
      ...weight(page),
    ]),
    ...repeatedWords(pages),
  ]
}
