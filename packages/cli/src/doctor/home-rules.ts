import type { Found } from './finding.ts'
import type { TextFile } from './file-findings.ts'
import { besidePages } from './page-rules.ts'

type Section = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Section => typeof value === 'object' && value !== null

/** The sections of a home page, also of one that no shop can be built of. */
function sectionsOf(text: string): readonly unknown[] {
  try {
    const { sections } = JSON.parse(text) as { readonly sections?: unknown }
    return Array.isArray(sections) ? sections : []
  } catch {
    return []
  }
}

/** Link targets of a section, each with its key in the section. */
function targetsOf({ to, links }: Section): readonly { readonly key: string; readonly to: string }[] {
  const each = Array.isArray(links) ? links.map((link: unknown) => (isObject(link) ? link['to'] : undefined)) : []
  return [{ key: 'to', to }, ...each.map((target, index) => ({ key: `links[${index}].to`, to: target }))].flatMap(({ key, to: target }) =>
    typeof target === 'string' ? [{ key, to: target }] : [],
  )
}

/** Runs the link and Markdown rules for pages on `home.json`; a build does not check them. */
export function homeProblems(files: readonly TextFile[], origin: string | null): readonly Found[] {
  const { linkProblem, markdownProblems } = besidePages(files, origin)
  return files
    .filter(({ path }) => /^brands\/[^/]+\/home\.json$/u.test(path))
    .flatMap(({ path: file, text }) =>
      sectionsOf(text).flatMap((section, index) => {
        if (!isObject(section)) return []
        const { markdown } = section
        const wrong = typeof markdown === 'string' ? markdownProblems(markdown, file) : []
        return [
          ...targetsOf(section).flatMap(({ key, to }) => {
            const lost = linkProblem(to, file)
            return lost === null ? [] : [{ file, key: `sections[${index}].${key}`, message: lost }]
          }),
          ...wrong.map((message) => ({ file, key: `sections[${index}].markdown`, message })),
        ]
      }),
    )
}
