import type { Catalogue } from '../catalogue/types.ts'

/** What chains publish, as rows of the database, in the order in which the tables may be filled. */
export const contentTables = ({ content }: Catalogue): readonly (readonly [table: string, rows: readonly object[]])[] => [
  ['blog_categories', content.flatMap((rows) => rows.blogCategories.map((row) => ({ ...row, chain_id: row.chainId })))],
  [
    'blog_posts',
    content.flatMap((rows) =>
      rows.blogPosts.map((row) => ({
        ...row,
        chain_id: row.chainId,
        main_article: row.mainArticle,
        related_articles: row.relatedArticles,
        published_at: row.publishedAt,
      })),
    ),
  ],
  ['polls', content.flatMap((rows) => rows.polls.map((row) => ({ ...row, chain_id: row.chainId, starts: row.start, ends: row.end })))],
  ['poll_questions', content.flatMap((rows) => rows.pollQuestions.map((row) => ({ ...row, poll_id: row.pollId })))],
  ['poll_options', content.flatMap((rows) => rows.pollOptions.map((row) => ({ ...row, question_id: row.questionId })))],
  [
    'facebook_posts',
    content.flatMap((rows) => rows.facebookPosts.map((row) => ({ ...row, chain_id: row.chainId, created_at: row.createdAt }))),
  ],
  [
    'promo_codes',
    content.flatMap((rows) =>
      rows.promoCodes.map((row) => ({
        ...row,
        chain_id: row.chainId,
        valid_from: row.validFrom,
        valid_to: row.validTo,
        for_everyone: row.forEveryone,
      })),
    ),
  ],
]
