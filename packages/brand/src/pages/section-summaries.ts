import { slugOf } from '@vidda/domain/slug'
import type { Problem } from '../problem.ts'
import { didYouMean } from '../suggestion.ts'

/** Sections by their id, each with the line that its tile shows beneath its heading. */
export type SectionSummaries = Readonly<Record<string, string>>

/** In the front matter of customer service: `summary.levering: Hentes eller sendes`. */
const prefix = 'summary.'
const page = 'kundeservice'
const longest = 60

export const isSummary = (key: string): boolean => key.startsWith(prefix)

const heading = /^##[ \t]+(?<words>.+?)[ \t]*(?:\{#(?<id>[a-z0-9-]+)\}[ \t]*)?$/gmu

const sectionsIn = (markdown: string): readonly string[] =>
  [...markdown.matchAll(heading)].map(({ groups }) => groups?.['id'] ?? slugOf(groups?.['words'] ?? ''))

function problemOf(written: string, section: string, slug: string, markdown: string): string | null {
  if (slug !== page) return `is read by nothing, expected it in pages/${page}.md, whose sections are tiles. Remove it.`
  const sections = sectionsIn(markdown)
  if (!sections.includes(section)) {
    const guess = didYouMean(section, sections) || ' Name a section, or remove it.'
    return `is of a section that the page does not have, expected one of: ${sections.join(', ')}.${guess}`
  }
  if (written === '') return 'is empty, expected what the section is about. Write it, or remove it.'
  return written.length > longest
    ? `has ${written.length} characters, expected ${longest} at most: a tile has room for a line or two. Say it in fewer words.`
    : null
}

type ReadSummaries = {
  /** Undefined for a page that has none. */
  readonly summaries: SectionSummaries | undefined
  readonly problems: readonly Omit<Problem, 'file'>[]
}

/** The lines that the front matter has for the tiles of sections, with what is wrong with them. */
export function summariesOf(head: ReadonlyMap<string, string>, slug: string, markdown: string): ReadSummaries {
  const written = [...head].filter(([key]) => isSummary(key)).map(([key, words]) => [key.slice(prefix.length), words] as const)
  return {
    summaries: written.length > 0 ? Object.fromEntries(written) : undefined,
    problems: written.flatMap(([section, words]) => {
      const message = problemOf(words, section, slug, markdown)
      return message === null ? [] : [{ key: `${prefix}${section}`, message }]
    }),
  }
}
