import { sql } from 'kysely'
import type { DataKind, DataRecord, Problem } from '../../import/kind.ts'
import { leadsNowhere, missing, ofAnotherChain, someLeadNowhere, stage } from '../../import/stage.ts'

const staged = sql.table(stage)

const slugTaken = (table: 'blog_categories' | 'blog_posts', chainId: number) => ({
  field: 'slug',
  reason: 'must not be one of another record',
  when: sql`exists (select 1 from ${sql.table(table)} o where o.chain_id = ${chainId}::int and o.slug = s.slug and o.id <> s.id)
    or exists (select 1 from ${staged} t where t.slug = s.slug and t.line < s.line)`,
})

/** Where the API answers with lists: a post of that name could not be asked for (`GET /blog/{slug}`). */
const lists: ReadonlySet<unknown> = new Set(['posts', 'categories'])

function slugProblems({ slug }: DataRecord): Problem[] {
  return lists.has(slug) ? [{ field: 'slug', reason: `must not be ${[...lists].join(' or ')}, where lists of the blog are` }] : []
}

export const blogCategories: DataKind = {
  name: 'blog-categories',
  columns: { id: 'int', slug: 'text', name: 'text' },
  key: ['id'],
  askedBy: 'others',
  soughtBy: ['slug'],
  misfits: (chainId) => [ofAnotherChain('blog_categories', chainId), slugTaken('blog_categories', chainId)],
  async write({ db, chainId }) {
    await sql`
      insert into blog_categories (id, chain_id, slug, name) select id, ${chainId}::int, slug, name from ${staged} order by id
      on conflict (id) do update set slug = excluded.slug, name = excluded.name`.execute(db)
  },
  all: (chainId) => sql`select id, slug, name from blog_categories where chain_id = ${chainId}::int order by id`,
}

export const blogPosts: DataKind = {
  name: 'blog-posts',
  columns: {
    id: 'int',
    slug: 'text',
    title: 'text',
    body: 'text',
    picture: 'jsonb',
    mainArticleId: 'int',
    relatedArticleIds: 'int[]',
    categoryIds: 'int[]',
    publishedAt: 'timestamptz',
    updatedAt: 'timestamptz',
  },
  key: ['id'],
  soughtBy: ['slug'],
  askedBy: 'itself',
  examine: slugProblems,
  hasPictures: true,
  misfits: (chainId) => [
    ofAnotherChain('blog_posts', chainId),
    slugTaken('blog_posts', chainId),
    {
      ...leadsNowhere(
        'mainArticleId',
        'articles',
        sql`s."mainArticleId" is not null and ${missing('articles', sql`chain_id = ${chainId}::int and id = s."mainArticleId"`)}`,
      ),
      reason: 'must be a known article',
    },
    {
      ...someLeadNowhere('relatedArticleIds', 'articles', (id) =>
        missing('articles', sql`chain_id = ${chainId}::int and articles.id = ${id}`),
      ),
      reason: 'must be known articles',
    },
    {
      ...someLeadNowhere('categoryIds', 'blog-categories', (id) =>
        missing('blog_categories', sql`chain_id = ${chainId}::int and blog_categories.id = ${id}`),
      ),
      reason: 'must be known categories of the blog',
    },
  ],
  async write({ db, chainId }) {
    await sql`
      insert into blog_posts (id, chain_id, slug, title, body, picture, main_article, related_articles, categories, published_at, updated_at)
      select id, ${chainId}::int, slug, title, body, nullif(picture, 'null'), "mainArticleId", "relatedArticleIds", "categoryIds", "publishedAt", "updatedAt"
      from ${staged} order by id
      on conflict (id) do update set slug = excluded.slug, title = excluded.title, body = excluded.body, picture = excluded.picture,
        main_article = excluded.main_article, related_articles = excluded.related_articles, categories = excluded.categories,
        published_at = excluded.published_at, updated_at = excluded.updated_at`.execute(db)
  },
  all: (chainId) => sql`
    select id, slug, title, body, picture, main_article as "mainArticleId", related_articles as "relatedArticleIds", categories as "categoryIds",
      published_at as "publishedAt", updated_at as "updatedAt"
    from blog_posts where chain_id = ${chainId}::int order by id`,
}
