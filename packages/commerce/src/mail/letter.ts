/** What a mail says, before it is set in HTML and text. */
export type Letter = {
  readonly to: string
  readonly replyTo?: string
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly facts?: readonly (readonly [label: string, value: string])[]
  readonly lists?: readonly LetterList[]
  readonly action?: { readonly text: string; readonly url: string }
  /** After the button. */
  readonly end?: string
}

export type LetterList = {
  readonly title: string
  readonly entries: readonly { readonly text: string; readonly detail: string; readonly amount?: string }[]
  readonly sum?: readonly [label: string, amount: string]
}
