import { fill, listingTexts } from '@vidda/texts'
import type { App, Head } from '../app/index.ts'

/** Pages of a list after the first are told apart by their number, since search engines take two pages of one description for one. */
export function withPageNumber<H extends Head>(head: H, { texts }: App): H {
  const page = /[?&]page=(\d+)$/.exec(head.canonical ?? '')?.[1]
  if (page === undefined || head.description === undefined) return head
  return { ...head, description: fill(texts(listingTexts).pageDescription, { page, text: head.description }) }
}
