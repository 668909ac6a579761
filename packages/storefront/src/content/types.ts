/** A page of the brand's own text: HTML made from its Markdown when the app was built. */
export type ContentPage = { readonly title: string; readonly description: string; readonly html: string }

export type ContentData = { readonly name: string; readonly page: ContentPage }
