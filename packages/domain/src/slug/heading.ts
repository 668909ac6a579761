import { slugOf } from './slug.ts'

const ownId = /\s*\{#(?<id>[a-z0-9-]+)\}\s*$/u

/** A heading of Markdown: its words, and the id that it names, as in `Spørsmål og svar {#faq}`, or else that of its words. */
export function headingOf(text: string): { readonly words: string; readonly id: string } {
  return { words: text.replace(ownId, ''), id: ownId.exec(text)?.groups?.['id'] ?? slugOf(text) }
}
