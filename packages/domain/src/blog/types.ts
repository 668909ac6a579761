export type BlogCategory = { readonly id: number; readonly slug: string; readonly name: string; readonly postsCount: number }

/** spec §3 Blog post. */
export type BlogPost = {
  readonly id: number
  readonly title: string
  /** Markdown: paragraphs, second-level headings, lists, links such as `[tynne sokker](/klaer/sokker)`, `{articles: 12, 34}` for cards of these articles, and `{author: Ingrid, butikken i Bergen}` for the byline. */
  readonly body: string
  readonly slug: string
  readonly featuredImage: string | null
  /** What its picture shows; empty where nobody has said. */
  readonly imageAlt: string
  /** Ids of articles. */
  readonly mainArticle: number | null
  readonly relatedArticles: readonly number[]
  readonly categories: readonly BlogCategory[]
  /** ISO 8601 instant. */
  readonly publishedAt: string
  /** ISO 8601 instant of the last change of its words; `publishedAt` where there was none. */
  readonly updatedAt: string
}
