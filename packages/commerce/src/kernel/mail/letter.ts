import { inOneLine } from '../http/plain-text.ts'

/** What a mail says, before it is set in HTML and text. */
export type Letter = {
  readonly to: string
  readonly replyTo?: string
  /** Who reads it: a shopper, when left out, or the people of a shop. */
  readonly audience?: 'shopper' | 'staff'
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly facts?: readonly (readonly [label: string, value: string])[]
  readonly lists?: readonly LetterList[]
  readonly action?: { readonly text: string; readonly url: string }
  /** After the button. */
  readonly end?: string
  /** A secondary action, shown as a link below the button. */
  readonly link?: { readonly text: string; readonly url: string }
}

export type LetterList = {
  readonly title: string
  readonly entries: readonly { readonly text: string; readonly detail: string; readonly amount?: string }[]
  readonly sum?: readonly [label: string, amount: string]
}

const pair = ([label, value]: readonly [string, string]) => [inOneLine(label), inOneLine(value)] as const

/** A letter whose every text is one line: names that came with an import, or before they were checked, pass for nothing else. */
export const withoutForgery = ({ subject, facts = [], lists = [], ...letter }: Letter): Letter => ({
  ...letter,
  subject: inOneLine(subject),
  facts: facts.map(pair),
  lists: lists.map(({ title, entries, sum }) => ({
    title: inOneLine(title),
    entries: entries.map(({ text, detail, amount }) => ({
      text: inOneLine(text),
      detail: inOneLine(detail),
      ...(amount !== undefined && { amount }),
    })),
    ...(sum && { sum: pair(sum) }),
  })),
})
