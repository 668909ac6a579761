import type { SectionFile } from './schema.ts'

const keys = ['title', 'text', 'linkText', 'alt', 'markdown'] as const

/** A copy of the section with `change` applied to every text that shoppers read. */
export function withTexts(section: SectionFile, change: (text: string) => string): SectionFile {
  const given = section as Readonly<Record<string, unknown>>
  const own = keys.flatMap((key) => {
    const text = given[key]
    return typeof text === 'string' ? [[key, change(text)]] : []
  })
  const changed = { ...section, ...Object.fromEntries(own) } as SectionFile
  if (changed.type !== 'links') return changed
  const links = changed.links.map(({ text, about, to }) => ({
    text: change(text),
    ...(about !== undefined && { about: change(about) }),
    to,
  }))
  return { ...changed, links }
}

/** What shoppers read of a section; each may hold placeholders. */
export function shownTexts(section: SectionFile): readonly string[] {
  const texts: string[] = []
  withTexts(section, (text) => {
    texts.push(text)
    return text
  })
  return texts
}
