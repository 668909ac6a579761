import { fill, type narrowingTexts, type WordsOf } from '@vidda/texts'

/** The address of one page of a list; the first one is the list's own. */
export const pageAddress = (path: string, page: number): string => (page > 1 ? `${path}?page=${page}` : path)

/** A page's title in the browser: those after the first have their number, so that no two are alike. */
export const numberedTitle = (title: string, page: number, texts: WordsOf<typeof narrowingTexts>): string =>
  page > 1 ? fill(texts.sidedTitle, { title, page }) : title
