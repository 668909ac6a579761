/** A page of the brand's own text: HTML made from its Markdown when the app was built. */
export type ContentPage = {
  readonly title: string
  readonly description: string
  readonly html: string
  /** What is searched for to show goods beneath; none when left out. */
  readonly goods?: string
  /** Shown above the title: `image` is the base URL of its sizes, `alt` is empty for a decorative picture. */
  readonly picture?: { readonly image: string; readonly alt: string }
  /** Key figures, shown below the title: a value such as `42` in large type, and `butikker` as its label. */
  readonly figures?: readonly { readonly value: string; readonly words: string }[]
  /** The years of the company's history with what happened in each, the oldest first. */
  readonly history?: readonly { readonly value: string; readonly words: string }[]
  /** What the tiles of customer service show beneath the headings of sections, by the sections' ids. */
  readonly summaries?: Readonly<Record<string, string>>
}
