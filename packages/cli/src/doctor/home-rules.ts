import type { Found } from './finding.ts'
import type { TextFile } from './file-findings.ts'
import { isObject, jsonObject, listOf, type Json } from './json-values.ts'
import { besidePages } from './page-rules.ts'
import { shownMarks } from './text-rules.ts'

/** The sections of a home page, also of one that no shop can be built of. */
const sectionsOf = (text: string): readonly unknown[] => listOf(jsonObject(text)['sections'])

/** Link targets of a section, each with its key in the section. */
function targetsOf({ to, links }: Json): readonly { readonly key: string; readonly to: string }[] {
  const each = listOf(links).map((link) => (isObject(link) ? link['to'] : undefined))
  return [{ key: 'to', to }, ...each.map((target, index) => ({ key: `links[${index}].to`, to: target }))].flatMap(({ key, to: target }) =>
    typeof target === 'string' ? [{ key, to: target }] : [],
  )
}

const textOf = (section: unknown, key: string): string => {
  const text = isObject(section) ? section[key] : undefined
  return typeof text === 'string' ? text.trim().toLocaleLowerCase('nb-NO') : ''
}

/** Titles of sections that stand twice, and links of a section that cannot be told apart. */
const repeated = (sections: readonly unknown[]): readonly { readonly key: string; readonly message: string }[] =>
  sections.flatMap((section, index) => {
    const at = `sections[${index}]`
    const title = textOf(section, 'title')
    const first = sections.findIndex((other) => textOf(other, 'title') === title)
    const links = isObject(section) ? listOf(section['links']) : []
    return [
      ...(title !== '' && first < index
        ? [{ key: `${at}.title`, message: `is the title of sections[${first}] too. Give each words of its own.` }]
        : []),
      ...links.flatMap((link, position) =>
        (['text', 'to'] as const).flatMap((name) => {
          const before = links.findIndex((other) => textOf(other, name) === textOf(link, name))
          if (before === position || textOf(link, name) === '') return []
          return [
            { key: `${at}.links[${position}].${name}`, message: `is that of links[${before}] too. Give each its own, or take one out.` },
          ]
        }),
      ),
    ]
  })

const shown = ['title', 'text', 'linkText', 'alt'] as const

/** Texts that are shown as plain text, not rendered as Markdown. */
const marked = (section: Json): readonly { readonly key: string; readonly message: string }[] =>
  shown.flatMap((key) => {
    const text = section[key]
    if (typeof text !== 'string') return []
    if (key === 'alt' && /^\S+\.(?:jpe?g|png|heic|webp)$/iu.test(text))
      return [{ key, message: `is "${text}", the name of a file. Say what the picture shows, or leave it empty where it is decoration.` }]
    const message = shownMarks(text)
    return message === null ? [] : [{ key, message }]
  })

/** Runs the link and Markdown rules for pages on `home.json`; a build does not check them. */
export function homeProblems(files: readonly TextFile[], origins: readonly string[]): readonly Found[] {
  const { linkProblem, markdownProblems } = besidePages(files, origins)
  return files
    .filter(({ path }) => /^brands\/[^/]+\/home\.json$/u.test(path))
    .flatMap(({ path: file, text }) => [
      ...repeated(sectionsOf(text)).map((problem) => ({ file, ...problem })),
      ...sectionsOf(text).flatMap((section, index) => {
        if (!isObject(section)) return []
        const { markdown } = section
        const wrong = typeof markdown === 'string' ? markdownProblems(markdown, file) : []
        return [
          ...targetsOf(section).flatMap(({ key, to }) => {
            const lost = linkProblem(to, file)
            return lost === null ? [] : [{ file, key: `sections[${index}].${key}`, message: lost }]
          }),
          ...wrong.map((message) => ({ file, key: `sections[${index}].markdown`, message })),
          ...marked(section).map(({ key, message }) => ({ file, key: `sections[${index}].${key}`, message })),
        ]
      }),
    ])
}
