import { screens, supportSections } from '@vidda/domain/route'
import { headingOf } from '@vidda/domain/slug'
import { fill } from '@vidda/texts'
import type { Brand } from '../brand.ts'
import type { Problem } from '../problem.ts'
import { didYouMean } from '../suggestion.ts'
import { placeholdersOf } from './placeholders.ts'

/** Sections by their id, each with the line shown on its tile; that of `kontakt` heads the contact details. */
export type SectionSummaries = Readonly<Record<string, string>>

/** In the front matter of customer service: `summary.levering: Hentes eller sendes`. */
const prefix = 'summary.'
const page = screens.support.slice(1)
const longest = 60

export const isSummary = (key: string): boolean => key.startsWith(prefix)

/** The keys of summaries that a page may have: as an error message names them (`told`), and to suggest for a misspelt one (`meant`). */
export const summaryKeys = (slug: string) =>
  slug === page ? { told: [`${prefix}<section>`], meant: supportSections.map((section) => `${prefix}${section}`) } : { told: [], meant: [] }

function problemOf(written: string, slug: string): string | null {
  if (slug !== page) return `is read by nothing, expected it in pages/${page}.md, whose sections are tiles. Remove it.`
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

/** The summaries in the front matter, and their problems. */
export function summariesOf(head: ReadonlyMap<string, string>, slug: string): ReadSummaries {
  const written = [...head].filter(([key]) => isSummary(key)).map(([key, words]) => [key.slice(prefix.length), words] as const)
  return {
    summaries: written.length > 0 ? Object.fromEntries(written) : undefined,
    problems: written.flatMap(([section, words]) => {
      const message = problemOf(words, slug)
      return message === null ? [] : [{ key: `${prefix}${section}`, message }]
    }),
  }
}

const fenced = /^(?<fence>`{3,}|~{3,})[\s\S]*?^\k<fence>/gmu
const heading = /^##[ \t]+(?<words>.+)$/gmu

const sectionsIn = (markdown: string): readonly string[] =>
  [...markdown.replaceAll(fenced, '').matchAll(heading)].map(({ groups }) => headingOf(groups?.['words']?.trim() ?? '').id)

/** Problems of summaries whose section does not exist. Placeholders of headings are filled in first, because ids are made of the filled text. */
export function sectionProblems(
  { pages }: Pick<Brand, 'pages'>,
  brand: Pick<Brand, 'config' | 'texts'>,
  folder: string,
): readonly Problem[] {
  const support = pages.find(({ slug }) => slug === page)
  if (!support?.summaries) return []
  const sections = sectionsIn(fill(support.markdown, placeholdersOf(brand)))
  return Object.keys(support.summaries)
    .filter((section) => !sections.includes(section))
    .map((section) => {
      const guess = didYouMean(section, sections) || ' Name a section, or remove it.'
      const message = `is of a section that the page does not have, expected one of: ${sections.join(', ')}.${guess}`
      return { file: `${folder}/pages/${page}.md`, key: `${prefix}${section}`, message }
    })
}
