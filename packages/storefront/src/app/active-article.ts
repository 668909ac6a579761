import type { ArticleDetail } from '@vidda/domain/article'

/** The article that a guard has fetched before its screen opens (spec §4 Route guard). */
export type ActiveArticle = {
  readonly set: (article: ArticleDetail) => void
  /** The article, if it is the one of this slug; once, for a later visit asks anew. */
  readonly take: (slug: string) => ArticleDetail | null
}

export function createActiveArticle(): ActiveArticle {
  let active: ArticleDetail | null = null
  return {
    set: (article) => {
      active = article
    },
    take: (slug) => {
      const article = active?.slug === slug ? active : null
      active = null
      return article
    },
  }
}
