import { fill, narrowingTexts } from '@vidda/texts'
import type { App } from './app.ts'
import { pageTitle } from './head.ts'

/** What a list says of itself: pages after the first with their number, since search engines take two alike for one. */
export function numberedHead({ brand, texts }: App, page: number, title: string, description: string) {
  const words = texts(narrowingTexts)
  const numbered = (template: string, text: string) => (page > 1 ? fill(template, { text, page }) : text)
  return {
    title: pageTitle(numbered(words.sidedTitle, title), brand.name),
    description: numbered(words.sidedDescription, description),
  }
}
