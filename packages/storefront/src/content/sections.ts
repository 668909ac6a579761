import type { SupportSection } from '@vidda/domain/route'

/** The section on contact. It has no tile, because `WaysToAsk` beside the tiles links to it. */
export const contactSection = 'kontakt' satisfies SupportSection

/** The section on returns and withdrawal. */
export const returnsSection = 'retur' satisfies SupportSection

export type Section = { readonly id: string; readonly title: string }

/** Id of the section with questions and answers. */
const questionSection = 'faq' satisfies SupportSection

const heading = /<h2 id="([^"]*)">(.*?)<\/h2>/gu
const question = /<h3 id="([^"]*)">(.*?)<\/h3>/gu
const tag = /<[^>]*>/gu
const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }

/** The headings of the second level of a page's HTML, as its table of contents. */
export const sectionsOf = (html: string): readonly Section[] => headingsOf(html, heading)

/** The questions of a customer-service page, in the order in which the brand tells them. */
export function questionsOf(html: string): readonly Section[] {
  const [, from = ''] = html.split(`<h2 id="${questionSection}">`)
  return headingsOf(from.split('<h2 ')[0] ?? '', question)
}

const headingsOf = (html: string, form: RegExp): readonly Section[] =>
  [...html.matchAll(form)].map(([, id = '', words = '']) => ({
    id,
    title: words.replaceAll(tag, '').replaceAll(/&(?:amp|lt|gt|quot|#39);/gu, (entity) => entities[entity] ?? entity),
  }))

const opening = /^\s*<p>[\s\S]*?<\/p>(?:\s*<ul role="list" data-look="links">[\s\S]*?<\/ul>)?/u

/** Splits a page's HTML after its first paragraph and a list of links directly below it. `lead` is empty when the page does not begin with a paragraph. */
export function leadOf(html: string): { readonly lead: string; readonly rest: string } {
  const lead = opening.exec(html)?.[0] ?? ''
  return { lead, rest: html.slice(lead.length) }
}
