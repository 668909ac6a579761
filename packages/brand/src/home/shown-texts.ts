import type { SectionFile } from './schema.ts'

const keys = ['title', 'text', 'linkText', 'alt', 'markdown'] as const

/** What shoppers read of a section, by its keys; each may hold placeholders. */
export const shownTexts = (section: SectionFile): Readonly<Record<string, string>> =>
  Object.fromEntries(
    keys.flatMap((key) => {
      const text = (section as Readonly<Record<string, unknown>>)[key]
      return typeof text === 'string' ? [[key, text]] : []
    }),
  )
