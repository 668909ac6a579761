import type { Problem } from '../problem.ts'
import { didYouMean } from '../suggestion.ts'

/** A page of static text: `pages/om-oss.md` is shown at `/om-oss`. */
export interface Page {
  readonly slug: string
  readonly title: string
  /** For search engines and previews. */
  readonly description: string
  /** What is searched for to show goods beneath the text. */
  readonly goods?: string
  /** The Markdown after the front matter; may contain placeholders, see `placeholdersOf`. */
  readonly markdown: string
}

const keys = ['title', 'description'] as const
const allowed = [...keys, 'goods'] as const
/** HTML comments are notes for authors and are not published. */
const comment = /<!--[\s\S]*?-->[ \t]*\r?\n?/gu
const frontMatter = /^\s*---[ \t]*\r?\n(?<head>(?:.*\r?\n)*?)---[ \t]*(?:\r?\n(?<body>[\s\S]*))?$/

function entries(head: string): ReadonlyMap<string, string> {
  return new Map(
    head
      .split(/\r?\n/)
      .filter((row) => row.trim() !== '')
      .map((row) => {
        const [key = '', ...rest] = row.split(':')
        return [
          key.trim(),
          rest
            .join(':')
            .trim()
            .replace(/^(['"])(.*)\1$/, '$2'),
        ]
      }),
  )
}

/** A page from the text of its file, with what is wrong with the front matter. */
export function parsePage(slug: string, source: string, file: string): { readonly page: Page; readonly problems: readonly Problem[] } {
  const found = frontMatter.exec(source)?.groups
  if (!found) {
    const message = 'no front matter found, expected title and description between two lines of --- at the top. Add it.'
    return { page: { slug, title: '', description: '', markdown: '' }, problems: [{ file, message }] }
  }
  const head = entries(found.head ?? '')
  const page = {
    slug,
    title: head.get('title') ?? '',
    description: head.get('description') ?? '',
    markdown: (found.body ?? '').replaceAll(comment, '').trim(),
    ...(head.get('goods') && { goods: head.get('goods') ?? '' }),
  }
  const missing = keys
    .filter((key) => !head.get(key))
    .map((key) => ({
      file,
      key,
      message: head.has(key)
        ? 'is empty, expected a text. Write it.'
        : 'is missing, expected it between two lines of --- at the top. Add it.',
    }))
  const unknown = [...head.keys()]
    .filter((key) => !allowed.some((known) => known === key))
    .map((key) => ({
      file,
      key,
      message: `is not a known key, expected one of: ${allowed.join(', ')}.${didYouMean(key, allowed) || ' Remove it.'}`,
    }))
  return { page, problems: [...missing, ...unknown] }
}
