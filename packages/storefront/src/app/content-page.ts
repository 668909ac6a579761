/** A page of the brand's own text: HTML made from its Markdown when the app was built. */
export type ContentPage = {
  readonly title: string
  readonly description: string
  readonly html: string
  /** What is searched for to show goods beneath; none when left out. */
  readonly goods?: string
  /** Above the text: a base address, and what it shows, empty for decoration. */
  readonly picture?: { readonly image: string; readonly alt: string }
}
